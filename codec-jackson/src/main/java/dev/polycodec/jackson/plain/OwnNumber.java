package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteCapability;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Objects;

/**
 * Writes a number of the application's own class as databind does: the number alone. That may be no
 * number at all, or not all that the object is, so each is made anew of its text and compared.
 */
final class OwnNumber extends StdSerializer<Number> {

  private static final long serialVersionUID = 1;

  private static final JsonFactory TEXT = new JsonFactory();

  private final transient Shape shape;
  private final transient DataBinding binding;

  OwnNumber(Shape shape, DataBinding binding) {
    super(shape.type(), false);
    this.shape = shape;
    this.binding = binding;
  }

  /** Returns whether databind takes the objects of a class for numbers. */
  static boolean is(Shape shape, SerializationConfig config, BeanDescription bean) {
    JsonFormat.Value format = config.getAnnotationIntrospector().findFormat(bean.getClassInfo());
    return shape.kind() == Kind.FIELDS
        && Number.class.isAssignableFrom(shape.type())
        && bean.findJsonValueAccessor() == null
        && (format == null || format.getShape() == JsonFormat.Shape.ANY);
  }

  @Override
  public void serialize(Number value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    Current current = Current.of(out, provider);
    current.enter(value);
    String text = value.toString();
    if (!comesBack(value, text, current)) {
      throw new EncodeException(
          "The number that an object of "
              + shape.type().getName()
              + " is written as does not bring it back; annotate the class with @JsonFormat(shape ="
              + " OBJECT), or give a Surrogate of it");
    }
    if (out.getWriteCapabilities().isEnabled(StreamWriteCapability.CAN_WRITE_BINARY_NATIVELY)) {
      writeBinary(new BigDecimal(text), out);
    } else {
      out.writeNumber(text);
    }
    current.exit();
  }

  /** Writes an integer as one: other constructors take fractions. */
  private static void writeBinary(BigDecimal number, JsonGenerator out) throws IOException {
    if (number.scale() != 0) {
      out.writeNumber(number);
    } else if (number.unscaledValue().bitLength() < Long.SIZE) {
      out.writeNumber(number.longValueExact());
    } else {
      out.writeNumber(number.unscaledValue());
    }
  }

  private boolean comesBack(Number value, String text, Current current) {
    Object back;
    try {
      back =
          binding
              .mapper()
              .readerFor(shape.type())
              .withAttribute(Current.class, current)
              .readValue(TEXT.createParser(text));
    } catch (IOException e) {
      return false; // and so do readers of what would be written
    }
    for (FieldShape field : shape.fields()) {
      if (!Objects.equals(field.get(value), field.get(back))) {
        return false;
      }
    }
    return true;
  }
}
