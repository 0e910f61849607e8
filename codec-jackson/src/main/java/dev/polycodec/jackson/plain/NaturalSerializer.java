package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.Serializable;

/** Writes what is declared by an interface without properties, which Jackson takes for all. */
final class NaturalSerializer extends StdSerializer<Object> {

  private static final long serialVersionUID = 1;

  NaturalSerializer() {
    super(Serializable.class, false);
  }

  @Override
  public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    JavaType type = provider.constructType(value.getClass());
    provider.findTypedValueSerializer(type, true, null).serialize(value, out, provider);
  }
}
