package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.NameTransformer;

/** Checks that a value comes back, and leaves it to a writer of another kind to write it. */
final class CheckedWriter extends BeanPropertyWriter {

  private static final long serialVersionUID = 1;

  private final BeanPropertyWriter writer;
  private final transient Fidelity.Check check;

  CheckedWriter(BeanPropertyWriter writer, Fidelity.Check check) {
    super(writer);
    this.writer = writer;
    this.check = check;
  }

  @Override
  public void serializeAsField(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    check.require(get(bean), Current.of(out, provider));
    writer.serializeAsField(bean, out, provider);
  }

  @Override
  public void serializeAsElement(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    check.require(get(bean), Current.of(out, provider));
    writer.serializeAsElement(bean, out, provider);
  }

  @Override
  public BeanPropertyWriter rename(NameTransformer transformer) {
    return new CheckedWriter(writer.rename(transformer), check);
  }

  @Override
  public void assignSerializer(JsonSerializer<Object> serializer) {
    super.assignSerializer(serializer);
    writer.assignSerializer(serializer);
  }

  @Override
  public void assignNullSerializer(JsonSerializer<Object> serializer) {
    super.assignNullSerializer(serializer);
    writer.assignNullSerializer(serializer);
  }

  @Override
  public boolean isUnwrapping() {
    return writer.isUnwrapping();
  }
}
