package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import dev.polycodec.spi.FieldShape;
import org.jspecify.annotations.Nullable;

/**
 * Writes a property as databind does, after checking that a value which might not come back does;
 * reads a field by its shape, which is faster than reflection.
 */
final class CheckedProperty extends BeanPropertyWriter {

  private static final long serialVersionUID = 1;

  private final transient @Nullable FieldShape field;
  private final transient Fidelity.Check check;
  private final transient @Nullable Conversion conversion;
  private final transient Omissions omissions;
  private final transient @Nullable LostNulls nulls;

  /**
   * Creates a writer in the place of another.
   *
   * @param field the field that the property is, or null if it is a method
   * @param conversion what tries values that are read as another type, or null
   * @param nulls checks nulls, or is null where they are read as such
   */
  CheckedProperty(
      BeanPropertyWriter base,
      @Nullable FieldShape field,
      Fidelity.Check check,
      @Nullable Conversion conversion,
      Omissions omissions,
      @Nullable LostNulls nulls) {
    super(base);
    this.nulls = nulls;
    this.conversion = conversion;
    this.omissions = omissions;
    this.field = field;
    this.check = check;
  }

  private CheckedProperty(CheckedProperty base, PropertyName name) {
    super(base, name);
    field = base.field;
    check = base.check;
    conversion = base.conversion;
    omissions = base.omissions;
    nulls = base.nulls;
  }

  @Override
  protected BeanPropertyWriter _new(PropertyName newName) {
    return new CheckedProperty(this, newName);
  }

  @Override
  public void serializeAsField(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    Object value = value(bean);
    boolean absent = value == null && _suppressNulls && NativeTypes.isTree(getType().getRawClass());
    if (!absent) {
      require(bean, value, Current.of(out, provider));
    }
    if (value == null ? _suppressNulls : isSuppressed(value, provider)) {
      omissions.require(value, this::value, getName());
      return;
    }
    if (value == bean) {
      super.serializeAsField(bean, out, provider);
    } else if (value != null) {
      out.writeFieldName(_name);
      write(value, out, provider);
    } else if (_nullSerializer != null) {
      requireNull();
      out.writeFieldName(_name);
      _nullSerializer.serialize(null, out, provider);
    }
  }

  /** Returns whether something leaves a value out, so that this class must look at it. */
  boolean suppresses() {
    return _suppressNulls || _suppressableValue != null;
  }

  private boolean isSuppressed(Object value, SerializerProvider provider)
      throws JsonMappingException {
    if (_suppressableValue == null) {
      return false;
    }
    return _suppressableValue == MARKER_FOR_EMPTY
        ? serializer(value.getClass(), provider).isEmpty(provider, value)
        : _suppressableValue.equals(value);
  }

  @Override
  public void serializeAsElement(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    Object value = value(bean);
    require(bean, value, Current.of(out, provider));
    if (value == null) {
      requireNull();
    }
    super.serializeAsElement(bean, out, provider);
  }

  private void require(Object bean, @Nullable Object value, Current current) {
    check.require(value, current);
    if (conversion != null) {
      conversion.require(bean, value, current);
    }
    if (nulls != null && value != null) {
      nulls.requireContents(value);
    }
  }

  private void requireNull() throws Exception {
    if (nulls != null) {
      nulls.requireNull(this::value);
    }
  }

  private @Nullable Object value(Object bean) throws Exception {
    return field == null ? get(bean) : field.get(bean);
  }

  private void write(Object value, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    JsonSerializer<Object> serializer = serializer(value.getClass(), provider);
    if (_typeSerializer != null) {
      serializer.serializeWithType(value, out, provider, _typeSerializer);
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
