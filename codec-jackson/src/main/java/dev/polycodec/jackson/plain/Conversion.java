package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.ClassUtil;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Plan;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries the values of a field that a getter returns as another type: an {@code int} of a {@code
 * long} may be another number, and a {@code String} of a {@code UUID} is one.
 */
final class Conversion {

  private final BeanPropertyWriter property;
  private final FieldShape field;
  private final Plan written;
  private final Plan read;

  /**
   * Creates what tries the values of a property.
   *
   * @param field the field that is set when the property is read
   */
  Conversion(BeanPropertyWriter property, FieldShape field, JavaType read, TypeFactory types) {
    this.property = property;
    this.field = field;
    this.written = listed(property.getType(), types);
    this.read = listed(read, types);
  }

  /** Elements of a list may be null or an empty optional, which no root may be. */
  private static Plan listed(JavaType type, TypeFactory types) {
    JavaType element = type.isPrimitive() ? types.constructType(boxed(type)) : type;
    return new PlainForm.Type(types.constructCollectionType(List.class, element), Fidelity.NONE);
  }

  /** Returns whether a type is neither one that another is, nor one that may be that. */
  static boolean isBetween(JavaType written, JavaType read) {
    return !boxed(written).isAssignableFrom(boxed(read))
        && !boxed(read).isAssignableFrom(boxed(written));
  }

  private static Class<?> boxed(JavaType type) {
    Class<?> raw = type.getRawClass();
    return raw.isPrimitive() ? ClassUtil.wrapperType(raw) : raw;
  }

  /**
   * Checks a value that is written.
   *
   * @throws EncodeException if it is read as another value than the field has
   */
  void require(Object bean, @Nullable Object value, Current current) {
    List<@Nullable Object> held = Collections.singletonList(field.get(bean));
    if (!current.converts(Collections.singletonList(value), written, held, read)) {
      throw new EncodeException(
          "The property "
              + property.getName()
              + " of "
              + field.owner().getName()
              + " is written as "
              + property.getType().getRawClass().getTypeName()
              + " by "
              + property.getMember().getName()
              + "(), and read as another value of "
              + field.type().getTypeName()
              + " than its field has; give both one type, or annotate the field with @JsonProperty"
              + " and the method with @JsonIgnore");
    }
  }
}
