package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds the fields that databind does not see, and the checks it does not make, to its writers. */
final class WriterModifier extends BeanSerializerModifier {

  private static final long serialVersionUID = 1;

  private final transient Shapes shapes;
  private final transient Fidelity fidelity;

  WriterModifier(Shapes shapes, Fidelity fidelity) {
    this.shapes = shapes;
    this.fidelity = fidelity;
  }

  @Override
  public List<BeanPropertyWriter> changeProperties(
      SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> properties) {
    properties.addAll(HiddenFields.writers(config, bean, shapes.of(bean.getBeanClass())));
    Shape shape = shapes.of(bean.getBeanClass());
    properties.replaceAll(property -> replaced(property, shape));
    return properties;
  }

  private BeanPropertyWriter replaced(BeanPropertyWriter property, Shape shape) {
    JavaType written = property.getSerializationType();
    JavaType declared = written == null ? property.getType() : written;
    boolean trusted = property.hasSerializer() || property.getTypeSerializer() != null;
    boolean exact = trusted || Fidelity.isExact(declared);
    Fidelity.@Nullable Check check = exact ? null : fidelity.later(declared);
    if (property.getClass() == BeanPropertyWriter.class) {
      return new PropertyWriter(property, HiddenFields.fieldOf(shape, property.getMember()), check);
    }
    return check != null && property.isUnwrapping() ? new CheckedWriter(property, check) : property;
  }

  @Override
  @SuppressWarnings("unchecked") // a bean serializer takes the beans it was made for
  public JsonSerializer<?> modifySerializer(
      SerializationConfig config, BeanDescription bean, JsonSerializer<?> serializer) {
    if (!(serializer instanceof BeanSerializerBase)) {
      return serializer;
    }
    JsonSerializer<?> writer =
        serializer.getClass() == BeanSerializer.class
            ? BeanWriter.of((BeanSerializer) serializer, shapes.of(bean.getBeanClass()))
            : serializer;
    return new GuardedSerializer((JsonSerializer<Object>) writer);
  }
}
