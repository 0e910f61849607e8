package dev.polycodec.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.stored.Envelopes;
import java.io.File;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.PersistentCacheManager;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.impl.config.serializer.DefaultSerializerConfiguration;
import org.ehcache.spi.serialization.SerializerException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Ehcache, off the heap and with copies on it")
class EhcacheTest extends AllowedTests {

  private CacheManager manager;
  private int caches;

  @BeforeEach
  void start() {
    manager = CacheManagerBuilder.newCacheManagerBuilder().build(true);
  }

  @AfterEach
  void stop() {
    manager.close();
  }

  @Override
  protected Object travel(Object value) {
    Cache<String, Object> cache = offHeap("values" + ++caches);
    cache.put("key", value);
    return cache.get("key");
  }

  @Test
  void valueIsComparedAfterDecoding() {
    Cache<String, Object> cache = offHeap("values");
    cache.put("key", order());
    assertThat(cache.replace("key", order(), Status.OPEN)).isTrue();
    assertThat(cache.get("key")).isSameAs(Status.OPEN);
  }

  private Cache<String, Object> offHeap(String name) {
    ResourcePoolsBuilder pools =
        ResourcePoolsBuilder.newResourcePoolsBuilder().offheap(1, MemoryUnit.MB);
    return manager.createCache(name, configuration(pools));
  }

  @Test
  void whatIsReadFromTheHeapIsACopy() {
    Cache<String, Object> cache =
        manager.createCache(
            "values", configuration(ResourcePoolsBuilder.heap(10)).withValueSerializingCopier());
    List<Status> stored = new ArrayList<>(List.of(Status.PAID));
    cache.put("key", stored);
    stored.add(Status.OPEN);
    List<?> read = (List<?>) cache.get("key");
    read.clear();
    assertThat(cache.get("key")).isEqualTo(List.of(Status.PAID));
  }

  @Test
  void classThatIsNotAllowedIsRefused() {
    PolycodecEhcacheSerializer<Object> open =
        new PolycodecEhcacheSerializer<>(getClass().getClassLoader());
    ByteBuffer bytes = open.serialize(order());
    try (Codec strict = Codecs.builder().use("kryo").envelope(Envelopes.defaults()).build()) {
      assertThatThrownBy(() -> new PolycodecEhcacheSerializer<>(strict, Object.class).read(bytes))
          .isInstanceOf(SerializerException.class)
          .hasCauseInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void entryThatIsAMissIsGoneAndFilledAgain(@TempDir File home) {
    try (PersistentCacheManager before = onDisk(home)) {
      before.getCache("values", String.class, Object.class).put("key", order());
    }
    System.setProperty("polycodec.evolution", "compatible");
    System.setProperty("polycodec.on-failure", "miss");
    try (PersistentCacheManager after = onDisk(home)) {
      Cache<String, Object> cache = after.getCache("values", String.class, Object.class);
      assertThat(cache.get("key")).isNull();
      assertThat(cache.containsKey("key")).isFalse();
      assertThat(cache.putIfAbsent("key", Status.OPEN)).isNull();
      assertThat(cache.get("key")).isSameAs(Status.OPEN);
    } finally {
      System.clearProperty("polycodec.evolution");
      System.clearProperty("polycodec.on-failure");
    }
  }

  @Test
  void entryThatIsAMissBelowTheHeapIsRefusedUntilItIsPutAgain(@TempDir File home) {
    ResourcePoolsBuilder heap = ResourcePoolsBuilder.heap(10);
    try (PersistentCacheManager before = onDisk(home, heap)) {
      before.getCache("values", String.class, Object.class).put("key", order());
    }
    System.setProperty("polycodec.evolution", "compatible");
    System.setProperty("polycodec.on-failure", "miss");
    try (PersistentCacheManager after = onDisk(home, heap)) {
      Cache<String, Object> cache = after.getCache("values", String.class, Object.class);
      assertThatThrownBy(() -> cache.get("key")).isInstanceOf(SerializerException.class);
      cache.put("key", Status.OPEN);
      assertThat(cache.get("key")).isSameAs(Status.OPEN);
    } finally {
      System.clearProperty("polycodec.evolution");
      System.clearProperty("polycodec.on-failure");
    }
  }

  private static PersistentCacheManager onDisk(File home) {
    return onDisk(home, ResourcePoolsBuilder.newResourcePoolsBuilder());
  }

  private static PersistentCacheManager onDisk(File home, ResourcePoolsBuilder above) {
    ResourcePoolsBuilder pools = above.disk(2, MemoryUnit.MB, true);
    return CacheManagerBuilder.newCacheManagerBuilder()
        .with(CacheManagerBuilder.persistence(home))
        .withCache("values", configuration(pools))
        .build(true);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Ehcache takes the class of a serializer
  private static CacheConfigurationBuilder<String, Object> configuration(
      ResourcePoolsBuilder pools) {
    return CacheConfigurationBuilder.newCacheConfigurationBuilder(String.class, Object.class, pools)
        .withService(
            new DefaultSerializerConfiguration(
                PolycodecEhcacheSerializer.class, DefaultSerializerConfiguration.Type.VALUE));
  }
}
