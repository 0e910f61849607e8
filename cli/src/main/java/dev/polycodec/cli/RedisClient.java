package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.params.ScanParams;
import redis.clients.jedis.util.JedisURIHelper;

/** A connection to Redis, whose keys and values are bytes. */
final class RedisClient implements AutoCloseable {

  private static final int BATCH = 500;
  private static final int CONNECT_MILLIS = 2_000;

  /** A server that others use may be busy for long, and asking again makes it no less so. */
  private static final int READ_MILLIS = 30_000;

  final Jedis redis;

  /** Connects to a server. */
  RedisClient(String uri) {
    URI server = server(uri);
    try {
      redis = new Jedis(server, CONNECT_MILLIS, READ_MILLIS);
      redis.ping();
    } catch (JedisException e) {
      String place = server.getScheme() + "://" + server.getHost() + ":" + server.getPort();
      throw new Failure("There is no Redis at " + place + ": " + e.getMessage(), e);
    }
  }

  /** A URI may have a password, which no message shows, nor that of an exception. */
  private static URI server(String text) {
    try {
      URI uri = new URI(text);
      if (JedisURIHelper.isValid(uri)) {
        return uri;
      }
    } catch (URISyntaxException e) {
      // is told below, without the text
    }
    throw new Failure(
        "A Redis is named as redis://user:password@host:port/database: write what is no letter or"
            + " digit in a password as %2F, say, which is a slash");
  }

  /** Asks the server something, of which nothing but the answer is wanted. */
  <T> T ask(Function<Jedis, T> question) {
    try {
      return question.apply(redis);
    } catch (JedisException e) {
      throw new Failure("Redis failed: " + cause(e), e);
    }
  }

  /** Says what happened, without the class names that Jedis puts before it. */
  static String cause(JedisException e) {
    Throwable first = e;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    return String.valueOf(first.getMessage());
  }

  /** Takes some keys. */
  interface Keys {

    /** Takes keys; returns whether there shall be more. */
    boolean take(List<byte[]> keys);
  }

  /** Passes on the keys of a pattern, some twice if others change them meanwhile. */
  void scan(String pattern, Keys to) {
    ScanParams params =
        new ScanParams().match(pattern.getBytes(StandardCharsets.UTF_8)).count(BATCH);
    byte[] cursor = ScanParams.SCAN_POINTER_START_BINARY;
    do {
      var found = redis.scan(cursor, params);
      cursor = found.getCursorAsBytes();
      if (!found.getResult().isEmpty() && !to.take(found.getResult())) {
        return;
      }
    } while (cursor.length != 1 || cursor[0] != '0');
  }

  /** Returns the values of a key, or those of a pattern if there is no such key. */
  List<Source> sources(String pattern, int limit) {
    byte[] exact = pattern.getBytes(StandardCharsets.UTF_8);
    boolean single = redis.exists(exact) || !pattern.matches(".*[*?\\[].*");
    List<Source> sources = new ArrayList<>();
    if (single) {
      return sources(exact);
    }
    scan(
        pattern,
        keys -> {
          keys.stream()
              .limit(Math.max(0, limit - sources.size()))
              .forEach(key -> sources.addAll(sources(key)));
          return sources.size() < limit;
        });
    if (sources.isEmpty()) {
      throw new Failure("There is no key like " + Text.plain(pattern));
    }
    return sources;
  }

  /** Returns the values of a key: of a hash, that of each field. */
  private List<Source> sources(byte[] key) {
    String name = name(key);
    String type = redis.type(key);
    List<Source> sources = new ArrayList<>();
    switch (type) {
      case "string" -> {
        byte @Nullable [] value = redis.get(key);
        if (value != null) {
          sources.add(new Source(name, value));
        }
      }
      case "hash" -> {
        for (Map.Entry<byte[], byte[]> field : redis.hgetAll(key).entrySet()) {
          sources.add(new Source(name + " " + name(field.getKey()), field.getValue()));
        }
      }
      case "none" -> throw new Failure("There is no key " + Text.plain(name));
      default -> throw new Failure(Text.plain(name) + " is a " + type + ", no string or hash");
    }
    return sources;
  }

  /** Returns a key as text, or in hexadecimal if it is none. */
  static String name(byte[] key) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(key)).toString();
    } catch (CharacterCodingException e) {
      return "0x" + HexFormat.of().formatHex(key);
    }
  }

  @Override
  public void close() {
    redis.close();
  }
}
