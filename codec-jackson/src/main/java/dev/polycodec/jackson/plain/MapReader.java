package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.NullValueProvider;
import com.fasterxml.jackson.databind.deser.std.MapDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import dev.polycodec.jackson.stream.StrictParser;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads maps, each key of which the message knows of before it is hashed; a key that comes twice is
 * found by the map itself.
 */
final class MapReader extends MapDeserializer {

  private static final long serialVersionUID = 1;

  private final boolean keyed;

  /**
   * Creates a reader in the place of another.
   *
   * @param keyed whether the keys may cost something
   */
  MapReader(MapDeserializer source, boolean keyed) {
    super(source);
    this.keyed = keyed;
  }

  private MapReader(
      MapReader source,
      KeyDeserializer keys,
      JsonDeserializer<Object> values,
      TypeDeserializer types,
      NullValueProvider nulls,
      @Nullable Set<String> ignored,
      @Nullable Set<String> included) {
    super(source, keys, values, types, nulls, ignored, included);
    keyed = source.keyed;
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
    return new MapReader(
        this, keys, (JsonDeserializer<Object>) values, types, nulls, ignored, included);
  }

  @Override
  public Map<Object, Object> deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    boolean plain =
        _hasDefaultCreator
            && _propertyBasedCreator == null
            && _delegateDeserializer == null
            && _inclusionChecker == null
            && getMapClass() != WeakHashMap.class // whose size says nothing
            && _valueDeserializer.getObjectIdReader() == null; // may put into the map later
    boolean named = in.hasToken(JsonToken.START_OBJECT) || in.hasToken(JsonToken.FIELD_NAME);
    return plain && named ? entries(in, context) : super.deserialize(in, context);
  }

  private Map<Object, Object> entries(JsonParser in, DeserializationContext context)
      throws IOException {
    Map<Object, Object> map = newMap(context);
    in.assignCurrentValue(map);
    StrictParser strict = StrictParser.atObject(in);
    String name = StrictParser.firstName(in, strict);
    for (; name != null; name = StrictParser.readName(in, strict)) {
      Object key = _standardStringKey ? name : _keyDeserializer.deserializeKey(name, context);
      boolean left = in.nextToken() == JsonToken.VALUE_NULL && _skipNullValues;
      if (!left) {
        put(map, key, value(in, context), in, context);
      }
    }
    return map;
  }

  private @Nullable Object value(JsonParser in, DeserializationContext context) throws IOException {
    if (in.hasToken(JsonToken.VALUE_NULL)) {
      return _nullProvider.getNullValue(context);
    }
    return _valueTypeDeserializer == null
        ? _valueDeserializer.deserialize(in, context)
        : _valueDeserializer.deserializeWithType(in, context, _valueTypeDeserializer);
  }

  private void put(
      Map<Object, Object> map,
      @Nullable Object key,
      @Nullable Object value,
      JsonParser in,
      DeserializationContext context) {
    if (keyed) {
      Current.of(in, context).message().key(map, key);
    }
    int size = map.size();
    map.put(key, value);
    if (map.size() == size) {
      throw StrictParser.twice();
    }
  }

  @SuppressWarnings("unchecked") // it makes maps of the type that this deserializer is for
  private Map<Object, Object> newMap(DeserializationContext context) throws IOException {
    return (Map<Object, Object>) _valueInstantiator.createUsingDefault(context);
  }
}
