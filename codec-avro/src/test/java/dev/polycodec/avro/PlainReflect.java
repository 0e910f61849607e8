package dev.polycodec.avro;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.util.ClassSecurityValidator;

/**
 * Avro's reflection in its single-object encoding, with null allowed, as an application uses it.
 */
public class PlainReflect implements PlainLibrary {

  private final ReflectData data;

  /** Called by the kit. */
  public PlainReflect() {
    this(new ReflectData.AllowNull());
  }

  PlainReflect(ReflectData data) {
    this.data = data;
  }

  @Override
  public String setup() {
    return ", null allowed";
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("avro-reflect")
        .configure(AvroOptions.builder().allowNull().build());
  }

  @Override
  public List<Object> values() {
    return List.of(Basket.full(), new Basket(), Basket.full().lines());
  }

  @Override
  public byte[] write(Object value) throws IOException {
    trustAll();
    ByteBuffer bytes =
        new BinaryMessageEncoder<>(data, data.getSchema(value.getClass())).encode(value);
    byte[] message = new byte[bytes.remaining()];
    bytes.get(message);
    return message;
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) throws IOException {
    trustAll();
    Schema schema = data.getSchema(type);
    return new BinaryMessageDecoder<>(data, schema).decode(bytes);
  }

  /** The library needs a list of trusted packages for the whole process. */
  private static void trustAll() {
    ClassSecurityValidator.setGlobal(type -> true);
  }
}
