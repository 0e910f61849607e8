package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import dev.polycodec.spi.FieldShape;
import org.jspecify.annotations.Nullable;

/**
 * Writes a property as databind does, after checking that a value which might not come back does;
 * reads a field by its shape, which is faster than reflection.
 */
final class PropertyWriter extends BeanPropertyWriter {

  private static final long serialVersionUID = 1;

  private final transient @Nullable FieldShape field;
  private final transient Fidelity.@Nullable Check check;

  /**
   * Creates a writer in the place of another.
   *
   * @param field the field that the property is, or null if it is a method
   * @param check null if every value comes back
   */
  PropertyWriter(
      BeanPropertyWriter base, @Nullable FieldShape field, Fidelity.@Nullable Check check) {
    super(base);
    this.field = field;
    this.check = check;
  }

  private PropertyWriter(PropertyWriter base, PropertyName name) {
    super(base, name);
    field = base.field;
    check = base.check;
  }

  @Override
  protected BeanPropertyWriter _new(PropertyName newName) {
    return new PropertyWriter(this, newName);
  }

  /** Returns the field that the property is, or null if it is a method. */
  @Nullable FieldShape field() {
    return field;
  }

  @Override
  public void serializeAsField(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    serialize(bean, value(bean), out, provider, Current.of(out, provider));
  }

  /** Writes the name and the value, which was got from the bean. */
  void serialize(
      Object bean,
      @Nullable Object value,
      JsonGenerator out,
      SerializerProvider provider,
      Current current)
      throws Exception {
    if (check != null) {
      check.require(value, current);
    }
    if (_suppressableValue != null || value == bean) {
      super.serializeAsField(bean, out, provider);
    } else if (value != null) {
      out.writeFieldName(_name);
      write(value, out, provider);
    } else if (_nullSerializer != null) {
      out.writeFieldName(_name);
      _nullSerializer.serialize(null, out, provider);
    }
  }

  @Override
  public void serializeAsElement(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    if (check != null) {
      check.require(value(bean), Current.of(out, provider));
    }
    super.serializeAsElement(bean, out, provider);
  }

  private @Nullable Object value(Object bean) throws Exception {
    return field == null ? get(bean) : field.get(bean);
  }

  private void write(Object value, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    JsonSerializer<Object> serializer = serializer(value.getClass(), provider);
    if (_typeSerializer != null) {
      serializer.serializeWithType(value, out, provider, _typeSerializer);
    } else if (serializer.getClass() == StringSerializer.class) {
      out.writeString((String) value); // most values are, and this call needs no table
    } else {
      serializer.serialize(value, out, provider);
    }
  }

  private JsonSerializer<Object> serializer(Class<?> type, SerializerProvider provider)
      throws JsonMappingException {
    if (_serializer != null) {
      return _serializer;
    }
    JsonSerializer<Object> known = _dynamicSerializers.serializerFor(type);
    return known == null ? _findAndAddDynamic(_dynamicSerializers, type, provider) : known;
  }
}
