package dev.polycodec.bson;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.bson.PlainBackend.Root;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.bson.BSONException;
import org.bson.BsonBinaryWriter;
import org.bson.BsonBinaryWriterSettings;
import org.bson.BsonInvalidOperationException;
import org.bson.BsonWriterSettings;
import org.bson.Document;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.configuration.CodecConfigurationException;
import org.jspecify.annotations.Nullable;

/**
 * Lets the library write and read. What it writes it reads again at once: what does not come back
 * is refused, as nothing but the library knows what it makes of a value.
 */
final class PlainEngine implements Engine {

  private static final EncoderContext ENCODING = EncoderContext.builder().build();
  private static final DecoderContext DECODING = DecoderContext.builder().build();

  private final PlainBackend backend;
  private final BackendConfig config;
  private final BsonWriterSettings depth;
  private final PayloadOutput output;

  PlainEngine(PlainBackend backend, BackendConfig config) {
    this.backend = backend;
    this.config = config;
    this.depth = new BsonWriterSettings(config.limits().maxDepth() + 1);
    this.output = new PayloadOutput(config.limits().maxBytes());
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target) {
    if (value == null) {
      throw new EncodeException("BSON has no form for a root that is null: encode an object");
    }
    config.count(value, message, PlainEngine::isOfLibrary);
    output.begin(headroom);
    write(value, (Root) plan);
    config.requireKept(
        "MongoDB's codecs do not bring back this ",
        "declare what is there, with accessors or public fields, or use bson, which needs neither",
        PlainEngine::isOfLibrary,
        value,
        () -> read(output.message(), (Root) plan, message, backend::leaveOut));
    output.lendTo(target);
  }

  private void write(Object value, Root root) {
    try {
      root.codec()
          .encode(
              new BsonBinaryWriter(depth, new BsonBinaryWriterSettings(), output), value, ENCODING);
    } catch (BsonInvalidOperationException e) {
      throw output.length() > 0
          ? e
          : new EncodeException(
              "The codec of "
                  + value.getClass().getName()
                  + " writes no document, which a message of BSON is: encode an object or a map"
                  + " that holds it",
              null,
              null,
              e);
    }
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    ByteBuffer in = ByteBuffer.wrap(bytes, offset, length);
    Object value = read(in, (Root) plan, message, name -> skip(name, message));
    config.count(value, message, PlainEngine::isOfLibrary);
    return value;
  }

  private @Nullable Object read(
      ByteBuffer bytes, Root root, Message message, Consumer<String> skipped) {
    DocumentScan.check(bytes, config.limits(), message);
    try (GuardedReader in =
        new GuardedReader(bytes, named -> backend.requireNamed(named, message), skipped)) {
      return root.codec().decode(in, DECODING);
    } catch (CodecConfigurationException e) {
      throw e.getCause() == null ? noCodec(e) : e; // a cause may be a refusal of ours
    } catch (BSONException e) {
      throw isOldUuid(e) ? oldUuid(e) : e;
    }
  }

  private static SchemaMismatchException noCodec(CodecConfigurationException cause) {
    return new SchemaMismatchException(
        "The registry has no codec for what a document holds: give"
            + " BsonPlainOptions.registry(...) the one that wrote it",
        null,
        null,
        cause);
  }

  /** The library has one class of exceptions for all that a codec finds. */
  private static boolean isOldUuid(BSONException failure) {
    return failure.getClass() == BSONException.class
        && String.valueOf(failure.getMessage()).contains("UUID");
  }

  private static SchemaMismatchException oldUuid(BSONException cause) {
    return new SchemaMismatchException(
        "A UUID is in another form than the registry reads, as drivers before 4 write it: let"
            + " BsonPlainOptions.registry(...) begin with a UuidCodecProvider of their"
            + " UuidRepresentation, such as JAVA_LEGACY",
        null,
        null,
        cause);
  }

  private void skip(String name, Message message) {
    backend.leaveOut(name);
    message.dropped(message.rootClass(), name);
  }

  /** Documents, and what only they have: such values name no class. */
  private static boolean isOfLibrary(Class<?> type) {
    return type.getName().startsWith("org.bson.")
        && type.getClassLoader() == Document.class.getClassLoader();
  }

  @Override
  public long retainedBytes() {
    return output.retainedBytes();
  }
}
