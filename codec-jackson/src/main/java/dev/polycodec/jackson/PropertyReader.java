package dev.polycodec.jackson;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.NullsConstantProvider;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads one property of a bean, and sets a field by its shape, which is faster than reflection. */
final class PropertyReader {

  final SerializableString name;
  private final SettableBeanProperty property;
  private final @Nullable FieldShape field;
  private final boolean text;

  PropertyReader(SettableBeanProperty property, Shape shape) {
    this.property = property;
    name = new SerializedString(property.getName());
    boolean plain =
        property.getClass() == FieldProperty.class
            && shape.kind() == Kind.FIELDS
            && !NullsConstantProvider.isSkipper(property.getNullValueProvider());
    field = plain ? HiddenFields.fieldOf(shape, property.getMember()) : null;
    text =
        field != null
            && !property.hasValueTypeDeserializer()
            && property.getValueDeserializer().getClass() == StringDeserializer.class;
  }

  /** Reads the value after the name, which was read. */
  void read(StrictParser in, DeserializationContext context, Object bean) throws IOException {
    String value = text ? in.nextTextValue() : null;
    if (!text) {
      in.nextToken();
    }
    if (field == null) {
      property.deserializeAndSet(in, context, bean);
    } else {
      field.set(bean, value == null ? property.deserialize(in, context) : value);
    }
  }
}
