package dev.polycodec.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.benmanes.caffeine.jcache.spi.CaffeineCachingProvider;
import dev.polycodec.TypeNotAllowedException;
import java.util.ArrayList;
import java.util.List;
import javax.cache.Cache;
import javax.cache.CacheManager;
import javax.cache.Caching;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A JCache of Caffeine that stores by value")
class CaffeineTest extends AllowedTests {

  private CacheManager manager;
  private Cache<String, Object> cache;

  @BeforeEach
  void start() {
    manager = Caching.getCachingProvider(CaffeineCachingProvider.class.getName()).getCacheManager();
    cache = manager.getCache("values");
  }

  @AfterEach
  void stop() {
    manager.close();
  }

  @Override
  protected Object travel(Object value) {
    cache.put("key", value);
    return cache.get("key");
  }

  @Test
  void whatIsStoredAndReadAreCopies() {
    List<Status> stored = new ArrayList<>(List.of(Status.PAID));
    cache.put("key", stored);
    stored.add(Status.OPEN);
    ((List<?>) cache.get("key")).clear();
    assertThat(cache.get("key")).isEqualTo(List.of(Status.PAID));
  }

  @Test
  void classThatIsNotAllowedIsRefused() {
    assertThatThrownBy(() -> cache.put("key", new ArrayList<>(List.of(new NotAllowed()))))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining("NotAllowed");
  }

  /** A class that no pattern matches. */
  record NotAllowed() {}
}
