package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.util.Objects;

/** Writes and reads the forms of surrogates as any value of the form's class. */
final class Surrogates {

  private Surrogates() {}

  private static JavaType form(Shape shape, DatabindContext context) {
    return context.constructType(Objects.requireNonNull(shape.surrogate()).form());
  }

  /** Writes the form. */
  static final class Serializer extends StdSerializer<Object> {

    private static final long serialVersionUID = 1;

    private final transient Shape shape;
    private final transient Fidelity fidelity;

    Serializer(Shape shape, Fidelity fidelity) {
      super(shape.type(), false);
      this.shape = shape;
      this.fidelity = fidelity;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      Current current = Current.of(out, provider);
      current.enter(value);
      Object form = shape.toForm(value, current.message());
      Object written =
          shape.applicationSurrogate() ? form : MapperForms.written(shape.type(), form, provider);
      JavaType type =
          written == form ? form(shape, provider) : provider.constructType(written.getClass());
      fidelity.of(type).require(written, current);
      if (type.isJavaLangObject()) { // which has no properties
        type = provider.constructType(written.getClass());
      }
      provider.findTypedValueSerializer(type, true, null).serialize(written, out, provider);
      current.exit();
    }
  }

  /** Reads the form, and makes the value of it. */
  static final class Deserializer extends StdDeserializer<Object> {

    private static final long serialVersionUID = 1;

    private final transient Shape shape;

    Deserializer(Shape shape) {
      super(shape.type());
      this.shape = shape;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
      Message message = Current.of(in, context).message();
      message.enter(shape.type());
      Object form =
          shape.applicationSurrogate() ? null : MapperForms.read(shape.type(), in, context);
      if (form == null) {
        form = context.readValue(in, form(shape, context));
      }
      message.exit();
      return shape.fromForm(form, message);
    }
  }

  /** Refuses a class without a form. */
  static final class Refusal extends StdDeserializer<Object> {

    private static final long serialVersionUID = 1;

    private final transient Shape shape;

    Refusal(Shape shape) {
      super(shape.type());
      this.shape = shape;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) {
      throw new MalformedDataException(String.valueOf(shape.refusal()));
    }
  }
}
