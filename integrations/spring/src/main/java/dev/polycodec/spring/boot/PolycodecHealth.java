package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.registry.StoreRegistry;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.beans.factory.ObjectProvider;

/** Says whether the codec of what is stored works. Safe for use by several threads. */
public final class PolycodecHealth {

  private final Codec codec;
  private final ObjectProvider<Misses> misses;
  private final ObjectProvider<StoreRegistry> registry;

  PolycodecHealth(
      Codec codec, ObjectProvider<Misses> misses, ObjectProvider<StoreRegistry> registry) {
    this.codec = codec;
    this.misses = misses;
    this.registry = registry;
  }

  /**
   * Stores a value, reads it again, and returns the name of the codec, how many values in Redis
   * were a miss, and how often a registry of schemas did not answer.
   *
   * @throws CodecException if the value cannot be stored or read
   * @throws IllegalStateException if another value is read
   */
  public Map<String, Object> details() {
    UUID probe = UUID.randomUUID();
    if (!probe.equals(codec.decode(codec.encode(probe), UUID.class))) {
      throw new IllegalStateException("The codec " + codec.name() + " has read another value");
    }
    Map<String, Object> details = new TreeMap<>(Map.of("codec", codec.name()));
    misses.ifAvailable(counted -> details.put("misses", counted.count()));
    registry.ifAvailable(schemas -> details.put("registry-outages", schemas.outages()));
    return details;
  }
}
