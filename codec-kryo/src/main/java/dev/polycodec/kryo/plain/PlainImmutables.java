package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers.JdkImmutableMapSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers.JdkImmutableSetSerializer;
import com.esotericsoftware.kryo.serializers.MapSerializer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code Set.of} and {@code Map.of} as Kryo does, and counts their keys before they compare
 * each with all that it meets.
 */
final class PlainImmutables {

  private PlainImmutables() {}

  /** Returns what reads instead of a serializer, or the serializer. */
  static Serializer<?> of(PlainEngine engine, Serializer<?> serializer) {
    if (serializer instanceof JdkImmutableSetSerializer) {
      return new OfSet(engine);
    }
    return serializer instanceof JdkImmutableMapSerializer ? new OfMap(engine) : serializer;
  }

  private static final class OfSet extends CollectionSerializer<Set<Object>> {

    private final PlainEngine engine;

    OfSet(PlainEngine engine) {
      this.engine = engine;
      setElementsCanBeNull(false);
    }

    @Override
    protected Set<Object> create(Kryo kryo, Input in, Class<? extends Set<Object>> type, int size) {
      return new HashSet<>();
    }

    @Override
    public @Nullable Set<Object> read(Kryo kryo, Input in, Class<? extends Set<Object>> type) {
      Set<Object> read = super.read(kryo, in, type);
      if (read == null) {
        return null;
      }
      Object[] elements = read.toArray();
      engine.message().form(type, elements, false);
      return Set.of(elements);
    }
  }

  private static final class OfMap extends MapSerializer<Map<Object, Object>> {

    private final PlainEngine engine;

    OfMap(PlainEngine engine) {
      this.engine = engine;
      setKeysCanBeNull(false);
      setValuesCanBeNull(false);
    }

    @Override
    protected Map<Object, Object> create(
        Kryo kryo, Input in, Class<? extends Map<Object, Object>> type, int size) {
      return new HashMap<>();
    }

    @Override
    public @Nullable Map<Object, Object> read(
        Kryo kryo, Input in, Class<? extends Map<Object, Object>> type) {
      Map<Object, Object> read = super.read(kryo, in, type);
      if (read == null) {
        return null;
      }
      List<Object> content = new ArrayList<>();
      read.forEach(
          (key, value) -> {
            content.add(key);
            content.add(value);
          });
      engine.message().form(type, content.toArray(), false);
      return Map.copyOf(read);
    }
  }
}
