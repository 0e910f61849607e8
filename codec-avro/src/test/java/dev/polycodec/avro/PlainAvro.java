package dev.polycodec.avro;

import com.acme.shop.Item;
import com.acme.shop.Trouble;
import com.acme.shop.Troubles;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.evolution.SchemaVersions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericContainer;
import org.apache.avro.generic.GenericData;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.util.ClassSecurityValidator;

/** Avro's single-object encoding, as an application uses it. */
public final class PlainAvro implements SchemaLibrary {

  private static final long STACK = 64 << 20;

  static {
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(
            ClassSecurityValidator.DEFAULT,
            type -> type.getPackageName().equals(Item.class.getPackageName())));
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("avro")
        .configure(AvroOptions.builder().schema(Item.getClassSchema()).build());
  }

  /** Writes in a thread whose stack is deep enough for the library, which recurs without end. */
  @Override
  public byte[] write(Object value) throws Exception {
    FutureTask<byte[]> written = new FutureTask<>(() -> message(value));
    new Thread(null, written, "deep", STACK).start();
    return written.get();
  }

  private static byte[] message(Object value) throws IOException {
    Schema schema = ((GenericContainer) value).getSchema();
    ByteBuffer bytes = new BinaryMessageEncoder<>(model(value.getClass()), schema).encode(value);
    byte[] message = new byte[bytes.remaining()];
    bytes.get(message);
    return message;
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) throws Exception {
    Schema schema =
        type == GenericData.Record.class
            ? Item.getClassSchema()
            : SpecificData.get().getSchema(type);
    return new BinaryMessageDecoder<>(model(type), schema).decode(bytes);
  }

  private static GenericData model(Class<?> type) {
    return type == GenericData.Record.class ? GenericData.get() : SpecificData.getForClass(type);
  }

  @Override
  public List<Object> values() {
    return List.of(
        Orders.order(), Orders.empty(), Orders.nested(3), Orders.nested(1), Orders.record());
  }

  @Override
  public Object nested(int depth) {
    return Orders.nested(depth);
  }

  @Override
  public Object exceptions(int depth, int many) {
    Trouble all = trouble(IntStream.range(0, many).mapToObj(i -> trouble(List.of())).toList());
    for (int i = 0; i < depth; i++) {
      all = trouble(List.of(all));
    }
    return new Troubles(all);
  }

  /** Makes one whose bytes pay for the object itself. */
  private static Trouble trouble(List<Trouble> parts) {
    return Trouble.newBuilder().setText("some text").setParts(parts).build();
  }

  @Override
  public SchemaVersions versions() {
    return new AvroVersions();
  }

  @Override
  public String refusal(Class<?> type) {
    return "The codec 'avro' encodes records of Avro, and "
        + type.getTypeName()
        + " is none: take a class that Avro's compiler made of a schema, or GenericRecord; or a"
        + " codec for objects of any class, such as kryo";
  }
}
