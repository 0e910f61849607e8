package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import dev.polycodec.EncodeException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Checks values that {@code @JsonInclude} leaves out: they are read as what the constructor sets.
 */
final class Omissions {

  private final DataBinding binding;
  private final JavaType type;
  private boolean made;
  private @Nullable Object blank;

  Omissions(DataBinding binding, JavaType type) {
    this.binding = binding;
    this.type = type;
  }

  /** Reads a property of an object. */
  interface Getter {
    @Nullable Object get(Object bean) throws Exception;
  }

  /**
   * Checks a value that is not written.
   *
   * @throws EncodeException if it is not what the constructor sets, or a creator is given
   */
  void require(@Nullable Object value, Getter getter, String property) throws Exception {
    if (!isSet(value, getter) || !isGiven(value, property)) {
      throw new EncodeException(
          "A value of the property "
              + property
              + " of "
              + type.getRawClass().getName()
              + " is left out, and would be read as what the constructor sets; annotate the property"
              + " with @JsonInclude(ALWAYS)");
    }
  }

  /** Returns whether a creator, if it takes a property, is given a value that is not read. */
  private boolean isGiven(@Nullable Object value, String property) throws JsonMappingException {
    if (value == null
        || !(binding.deserializer(type) instanceof BeanDeserializerBase beans)
        || !(beans.findProperty(PropertyName.construct(property)) instanceof CreatorProperty taken)
        || taken.getType().isPrimitive()) {
      return true;
    }
    DeserializationContext context = Introspection.context(binding.mapper());
    Object absent = taken.getNullValueProvider().getAbsentValue(context);
    return value.equals(
        absent == null ? taken.getValueDeserializer().getAbsentValue(context) : absent);
  }

  /** Returns whether a value that is not read is what the constructor sets, if there is one. */
  boolean isSet(@Nullable Object value, Getter getter) throws Exception {
    if (!made) {
      blank = binding.blank(type);
      made = true; // seen by other threads or made once more
    }
    Object object = blank;
    return object == null || Objects.deepEquals(getter.get(object), value);
  }
}
