package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.NullValueProvider;
import com.fasterxml.jackson.databind.deser.std.MapDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads maps as lists first, so that the message knows of each key before it is hashed. */
final class KeyedMapDeserializer extends MapDeserializer {

  private static final long serialVersionUID = 1;

  KeyedMapDeserializer(MapDeserializer source) {
    super(source);
  }

  private KeyedMapDeserializer(
      MapDeserializer source,
      KeyDeserializer keys,
      JsonDeserializer<Object> values,
      TypeDeserializer types,
      NullValueProvider nulls,
      @Nullable Set<String> ignored,
      @Nullable Set<String> included) {
    super(source, keys, values, types, nulls, ignored, included);
  }

  @Override
  @SuppressWarnings("unchecked") // as in the superclass
  protected MapDeserializer withResolved(
      KeyDeserializer keys,
      TypeDeserializer types,
      JsonDeserializer<?> values,
      NullValueProvider nulls,
      @Nullable Set<String> ignored,
      @Nullable Set<String> included) {
    return new KeyedMapDeserializer(
        this, keys, (JsonDeserializer<Object>) values, types, nulls, ignored, included);
  }

  @Override
  public Map<Object, Object> deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (!_hasDefaultCreator || _valueDeserializer.getObjectIdReader() != null) {
      return super.deserialize(in, context); // may put into the map later
    }
    Entries entries = new Entries();
    super.deserialize(in, context, entries);
    Map<Object, Object> target = newMap(context);
    Message message = Current.of(in, context).message();
    for (Map.Entry<Object, Object> entry : entries.all) {
      message.key(target, entry.getKey());
      target.put(entry.getKey(), entry.getValue());
    }
    return target;
  }

  @SuppressWarnings("unchecked") // it makes maps of the type that this deserializer is for
  private Map<Object, Object> newMap(DeserializationContext context) throws IOException {
    return (Map<Object, Object>) _valueInstantiator.createUsingDefault(context);
  }

  /** Looks for no key. */
  private static final class Entries extends AbstractMap<Object, Object> {

    final List<Map.Entry<Object, Object>> all = new ArrayList<>();

    @Override
    public @Nullable Object get(Object key) {
      return null;
    }

    @Override
    public @Nullable Object put(Object key, Object value) {
      all.add(new SimpleImmutableEntry<>(key, value));
      return null;
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
      return Set.of();
    }
  }
}
