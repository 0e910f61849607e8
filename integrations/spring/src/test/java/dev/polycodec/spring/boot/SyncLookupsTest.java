package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.spring.PolycodecRedisSerializer;
import dev.polycodec.stored.Envelopes;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.cache.Cache;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.cache.RedisCacheManager.RedisCacheManagerBuilder;
import org.springframework.data.redis.cache.RedisCacheWriter;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import org.springframework.data.redis.serializer.RedisSerializer;

@DisplayName("A cache that asks Redis but once")
class SyncLookupsTest {

  private static final byte[] BROKEN = {(byte) 0xD7, 1, 2};

  private final Map<String, byte[]> stored = new HashMap<>();
  private final Codec codec = Codecs.builder().use("kryo").envelope(Envelopes.defaults()).build();
  private final RedisSerializer<Object> serializer =
      PolycodecRedisSerializer.of(codec).onDecodeFailure(failure -> true);
  private int lookups;

  @Test
  void looksUpAndStoresWhatCannotBeDecoded() {
    for (Cache cache : new Cache[] {cache(builder()), cache(builder().enableStatistics())}) {
      lookups = 0;
      stored.put("prices", BROKEN);
      assertThat(cache.get("lamp", this::lookUp)).isEqualTo(12);
      assertThat(cache.get("lamp", this::lookUp)).isEqualTo(12);
      assertThat(lookups).isEqualTo(1);
    }
  }

  @Test
  void putsInTheAbsenceOfAnEntryThatCanBeDecoded() {
    Cache cache = cache(builder());
    stored.put("prices", BROKEN);
    assertThat(cache.putIfAbsent("lamp", 7)).isNull();
    assertThat(cache.putIfAbsent("lamp", 8).get()).isEqualTo(7);
    assertThat(cache.get("lamp", this::lookUp)).isEqualTo(7);
    cache.put("lamp", null);
    assertThat(cache.putIfAbsent("lamp", 9).get()).isNull();
    assertThat(lookups).isZero();
  }

  @Test
  void keepsANullAndWhatCanBeDecoded() {
    Cache cache = cache(builder());
    cache.put("unicorn", null);
    assertThat(cache.get("unicorn", this::lookUp)).isNull();
    cache.put("unicorn", 5);
    assertThat(cache.get("unicorn", this::lookUp)).isEqualTo(5);
    assertThat(lookups).isZero();
  }

  @Test
  void isNotAskedWhereTheApplicationHasChosenTheSerializer() {
    RedisCacheManagerBuilder builder = builder();
    builder.cacheDefaults(
        builder
            .cacheDefaults()
            .serializeValuesWith(SerializationPair.fromSerializer(RedisSerializer.json())));
    Cache cache = cache(builder);
    stored.put("prices", "null".getBytes(StandardCharsets.UTF_8));
    assertThat(cache.get("lamp", this::lookUp)).isNull();
    assertThat(lookups).isZero();
  }

  private Integer lookUp() {
    lookups++;
    return 12;
  }

  private RedisCacheManagerBuilder builder() {
    return RedisCacheManagerBuilder.fromCacheWriter(
        (RedisCacheWriter)
            Proxy.newProxyInstance(
                SyncLookupsTest.class.getClassLoader(),
                new Class<?>[] {RedisCacheWriter.class},
                this::answer));
  }

  private Cache cache(RedisCacheManagerBuilder builder) {
    RedisCaches.use(builder, serializer);
    RedisCacheManager manager = builder.build();
    manager.afterPropertiesSet();
    return manager.getCache("prices");
  }

  /** Is a Redis that has one key in each cache. */
  @SuppressWarnings("unchecked")
  private Object answer(Object proxy, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "get" ->
          stored.computeIfAbsent(
              (String) arguments[0], name -> ((Supplier<byte[]>) arguments[2]).get());
      case "putIfAbsent" -> stored.putIfAbsent((String) arguments[0], (byte[]) arguments[2]);
      case "put" -> stored.put((String) arguments[0], (byte[]) arguments[2]);
      case "remove" -> stored.remove((String) arguments[0]);
      case "withStatisticsCollector" -> proxy;
      default -> null;
    };
  }
}
