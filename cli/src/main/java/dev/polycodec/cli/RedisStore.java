package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisException;

/** The strings of a Redis whose keys match a pattern. */
final class RedisStore implements Store {

  /** What somebody else has written meanwhile stays; so does the time to live. */
  private static final byte[] COMPARE_AND_SET =
      ("if redis.call('GET', KEYS[1]) == ARGV[1] then"
              + " redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL') return 1 else return 0 end")
          .getBytes(StandardCharsets.US_ASCII);

  private static final int TRIES = 5;

  private final RedisClient client;
  private final String pattern;
  private final byte[] script;

  RedisStore(String uri, String pattern) {
    this.client = new RedisClient(uri);
    this.pattern = pattern;
    this.script = client.ask(redis -> redis.scriptLoad(COMPARE_AND_SET));
  }

  /** Counts all keys, as nobody can count those of a pattern without reading them. */
  @Override
  public int size() {
    return (int) Math.min(Integer.MAX_VALUE, client.ask(Jedis::dbSize));
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    try {
      client.scan(pattern, keys -> visitAll(keys, visitor));
    } catch (JedisException e) {
      throw new Failure("Redis failed, and a new run goes on here: " + RedisClient.cause(e), e);
    }
  }

  /** Others than strings have no value here. */
  private boolean visitAll(List<byte[]> keys, Visitor visitor) {
    List<byte @Nullable []> values = client.redis.mget(keys.toArray(byte[][]::new));
    for (int i = 0; i < keys.size(); i++) {
      byte @Nullable [] value = values.get(i);
      if (value == null) {
        skip(keys.get(i), visitor);
      } else {
        visit(keys.get(i), value, visitor);
      }
    }
    return true;
  }

  private void skip(byte[] key, Visitor visitor) {
    String type = client.redis.type(key);
    if (!type.equals("none")) { // else it is gone
      visitor.skip(RedisClient.name(key), "is a " + type + ", no string");
    }
  }

  private void visit(byte[] key, byte[] value, Visitor visitor) {
    byte @Nullable [] current = value;
    for (int i = 1; current != null; i++) {
      byte[] expected = current;
      boolean last = i == TRIES;
      boolean[] lost = {false};
      visitor.visit(
          RedisClient.name(key),
          expected,
          new Place() {
            @Override
            public byte[] key() {
              return key;
            }

            @Override
            public Outcome replace(byte[] bytes) {
              boolean set = set(key, expected, bytes);
              lost[0] = !set && !last;
              return set ? Outcome.REPLACED : last ? Outcome.CHANGED : Outcome.AGAIN;
            }
          });
      current = lost[0] ? client.redis.get(key) : null;
    }
  }

  private boolean set(byte[] key, byte[] expected, byte[] bytes) {
    return Long.valueOf(1).equals(client.redis.evalsha(script, 1, key, expected, bytes));
  }

  @Override
  public void close() {
    client.close();
  }
}
