package dev.polycodec.bson;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.PlainLibrary;
import java.nio.ByteBuffer;
import java.util.List;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.BsonBinaryWriterSettings;
import org.bson.BsonWriterSettings;
import org.bson.UuidRepresentation;
import org.bson.codecs.Codec;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.io.BasicOutputBuffer;

/**
 * MongoDB's codecs as an application sets them up: POJOs, and a codec for what has no accessors.
 */
public final class PlainPojos implements PlainLibrary {

  private static final int LEVELS = 1 << 20;

  private final CodecRegistry registry = registry();

  static CodecRegistry registry() {
    return CodecRegistries.withUuidRepresentation(
        CodecRegistries.fromRegistries(
            BsonPlainOptions.builder().build().registry,
            CodecRegistries.fromProviders(FieldsCodec.PROVIDER)),
        UuidRepresentation.STANDARD);
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder()
        .use("bson-plain")
        .trustedInput()
        .allow("dev.polycodec.bson.*")
        .configure(BsonPlainOptions.builder().registry(registry()).build());
  }

  @Override
  @SuppressWarnings("unchecked") // the codec is that of the value
  public byte[] write(Object value) {
    BasicOutputBuffer bytes = new BasicOutputBuffer();
    BsonBinaryWriter writer =
        new BsonBinaryWriter(new BsonWriterSettings(LEVELS), new BsonBinaryWriterSettings(), bytes);
    Codec<Object> codec = (Codec<Object>) registry.get(value.getClass());
    codec.encode(writer, value, EncoderContext.builder().build());
    return bytes.toByteArray();
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) {
    return registry
        .get(type)
        .decode(new BsonBinaryReader(ByteBuffer.wrap(bytes)), DecoderContext.builder().build());
  }

  @Override
  public List<Object> values() {
    return List.of(Pojos.user(), Pojos.drawing());
  }

  /** Of exceptions and views, it takes what their accessors return. */
  @Override
  public boolean triesEverydayValues() {
    return false;
  }
}
