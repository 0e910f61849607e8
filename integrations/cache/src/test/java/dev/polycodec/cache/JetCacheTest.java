package dev.polycodec.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alicp.jetcache.Cache;
import com.alicp.jetcache.external.MockRemoteCacheBuilder;
import com.alicp.jetcache.support.CacheEncodeException;
import com.alicp.jetcache.support.CacheMessage;
import dev.polycodec.TypeNotAllowedException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A remote cache of JetCache")
class JetCacheTest extends AllowedTests {

  @Override
  protected Object travel(Object value) {
    PolycodecSerialPolicy policy = new PolycodecSerialPolicy();
    try (Cache<String, Object> cache =
        MockRemoteCacheBuilder.createMockRemoteCacheBuilder()
            .keyPrefix("values")
            .valueEncoder(policy.encoder())
            .valueDecoder(policy.decoder())
            .expireAfterWrite(1, TimeUnit.HOURS)
            .buildCache()) {
      cache.put("key", value);
      return cache.get("key");
    }
  }

  @Test
  void messageBetweenProcessesIsAllowed() {
    CacheMessage message = new CacheMessage();
    message.setKeys(new Object[] {"a", 1});
    PolycodecSerialPolicy policy = new PolycodecSerialPolicy();
    CacheMessage read = (CacheMessage) policy.decoder().apply(policy.encoder().apply(message));
    assertThat(read.getKeys()).containsExactly("a", 1);
  }

  @Test
  void classThatIsNotAllowedIsRefused() {
    PolycodecSerialPolicy open = new PolycodecSerialPolicy();
    byte[] bytes = open.encoder().apply(order());
    System.setProperty("polycodec.allow", "java.net.URI");
    try {
      PolycodecSerialPolicy strict = new PolycodecSerialPolicy();
      assertThatThrownBy(() -> strict.decoder().apply(bytes))
          .isInstanceOf(CacheEncodeException.class)
          .hasCauseInstanceOf(TypeNotAllowedException.class);
    } finally {
      System.setProperty("polycodec.allow", ALLOW);
    }
  }
}
