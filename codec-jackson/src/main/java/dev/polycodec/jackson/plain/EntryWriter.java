package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import dev.polycodec.EncodeException;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes maps as databind does, but for one with an entry that an inclusion of contents would leave
 * out.
 */
final class EntryWriter extends MapSerializer {

  private static final long serialVersionUID = 1;

  private EntryWriter(MapSerializer base, Inclusion inclusion) {
    super(base, inclusion.types(), inclusion.suppressed(), inclusion.suppressesNulls());
  }

  private EntryWriter(
      EntryWriter base,
      @Nullable TypeSerializer types,
      @Nullable Object suppressed,
      boolean nulls) {
    super(base, types, suppressed, nulls);
  }

  private EntryWriter(
      EntryWriter base,
      BeanProperty property,
      JsonSerializer<?> keys,
      JsonSerializer<?> values,
      Set<String> ignored,
      Set<String> included) {
    super(base, property, keys, values, ignored, included);
  }

  private EntryWriter(EntryWriter base, @Nullable Object filter, boolean sorted) {
    super(base, filter, sorted);
  }

  static JsonSerializer<?> of(JsonSerializer<?> serializer) {
    return serializer.getClass() == MapSerializer.class
        ? new EntryWriter((MapSerializer) serializer, new Inclusion((MapSerializer) serializer))
        : serializer;
  }

  @Override
  public MapSerializer _withValueTypeSerializer(TypeSerializer types) {
    return new EntryWriter(this, types, _suppressableValue, _suppressNulls);
  }

  @Override
  public MapSerializer withResolved(
      BeanProperty property,
      JsonSerializer<?> keys,
      JsonSerializer<?> values,
      Set<String> ignored,
      Set<String> included,
      boolean sorted) {
    EntryWriter resolved = new EntryWriter(this, property, keys, values, ignored, included);
    return sorted == _sortKeys ? resolved : new EntryWriter(resolved, _filterId, sorted);
  }

  @Override
  public MapSerializer withFilterId(Object filter) {
    return new EntryWriter(this, filter, _sortKeys);
  }

  @Override
  public MapSerializer withContentInclusion(@Nullable Object suppressed, boolean nulls) {
    return new EntryWriter(this, _valueTypeSerializer, suppressed, nulls);
  }

  @Override
  public void serializeWithoutTypeInfo(
      Map<?, ?> map, JsonGenerator out, SerializerProvider provider) throws IOException {
    if (_suppressNulls || _suppressableValue != null) {
      for (Object value : map.values()) {
        if (value == null ? _suppressNulls : isSuppressed(value, provider)) {
          throw new EncodeException(
              "An entry of a "
                  + map.getClass().getName()
                  + " is left out for its value, and would be lost; put no such value in, or"
                  + " annotate the property with @JsonInclude(content = ALWAYS)");
        }
      }
    }
    super.serializeWithoutTypeInfo(map, out, provider);
  }

  private boolean isSuppressed(Object value, SerializerProvider provider) throws IOException {
    if (_suppressableValue != MARKER_FOR_EMPTY) {
      return _suppressableValue != null && _suppressableValue.equals(value);
    }
    JsonSerializer<Object> values = _valueSerializer;
    return (values == null
            ? provider.findContentValueSerializer(value.getClass(), _property)
            : values)
        .isEmpty(provider, value);
  }

  /** Sees what databind keeps to itself. */
  private static final class Inclusion extends MapSerializer {

    private static final long serialVersionUID = 1;

    Inclusion(MapSerializer base) {
      super(base, null, false);
    }

    @Nullable TypeSerializer types() {
      return _valueTypeSerializer;
    }

    @Nullable Object suppressed() {
      return _suppressableValue;
    }

    boolean suppressesNulls() {
      return _suppressNulls;
    }
  }
}
