package dev.polycodec.protobuf.json;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.TypeRegistry;
import com.google.protobuf.util.JsonFormat;
import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Has the library write JSON, and reads it within the limits, in both directions. */
final class JsonEngine implements Engine {

  private final TypeRegistry types;
  private final JsonFormat.Printer printer;
  private final boolean strict;
  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();

  JsonEngine(BackendConfig config) {
    this.types =
        config
            .options(ProtobufJsonOptions.class)
            .map(ProtobufJsonOptions::types)
            .orElse(TypeRegistry.getEmptyTypeRegistry());
    this.printer = JsonFormat.printer().usingTypeRegistry(types).omittingInsignificantWhitespace();
    this.strict = config.evolution() == Evolution.STRICT;
    this.maxBytes = config.limits().maxBytes();
  }

  @Override
  public void encode(
      @Nullable Object value,
      Plan plan,
      dev.polycodec.spi.Message message,
      int headroom,
      BytesConsumer out)
      throws IOException {
    Message root = (Message) Objects.requireNonNull(value);
    message.enter(root.getClass());
    requireInitialized(root);
    payload.reset(headroom, maxBytes);
    print(root);
    String text = new String(payload.reserve(0), headroom, payload.size(), StandardCharsets.UTF_8);
    requireKept(root, (JsonType) plan, text, message);
    message.exit();
    payload.lendTo(out);
  }

  private static void requireInitialized(Message root) {
    if (!root.isInitialized()) {
      throw new EncodeException(
          "A message of "
              + root.getClass().getName()
              + " lacks required fields: "
              + String.join(", ", root.findInitializationErrors()));
    }
  }

  private void print(Message root) throws IOException {
    try (Writer to = new OutputStreamWriter(payload, StandardCharsets.UTF_8.newEncoder())) {
      printer.appendTo(root, to);
    } catch (CharacterCodingException e) {
      throw new EncodeException(
          "A message of "
              + root.getClass().getName()
              + " has a text that is not well-formed Unicode, which UTF-8 has no form for");
    } catch (InvalidProtocolBufferException | IllegalArgumentException e) {
      throw new EncodeException(
          "The library has no JSON for a message of "
              + root.getClass().getName()
              + ": it holds an Any of a type that no ProtobufJsonOptions name, a Timestamp or"
              + " Duration out of its range, or a Value of NaN or an infinity; mend it, add"
              + " configure(ProtobufJsonOptions.of(types)), or take protobuf");
    }
  }

  /** Reads what was written: what JSON loses differs from one version of the library to another. */
  private void requireKept(
      Message root, JsonType type, String text, dev.polycodec.spi.Message message) {
    Message read;
    try {
      read = new JsonReader(text, types, true, message).read(type);
    } catch (MalformedDataException e) {
      throw new EncodeException(
          "JSON does not keep a message of "
              + root.getClass().getName()
              + ": "
              + e.getMessage()
              + "; take protobuf, whose bytes do");
    }
    if (!read.toByteString().equals(root.toByteString())) {
      throw new EncodeException(
          "JSON does not keep "
              + Difference.of(root, read)
              + " in a message of "
              + root.getClass().getName()
              + "; take protobuf, whose bytes do");
    }
  }

  @Override
  public Object decode(
      byte[] bytes, int offset, int length, Plan plan, dev.polycodec.spi.Message message) {
    JsonType type = (JsonType) plan;
    message.enter(type.empty().getClass());
    String text = Bulk.getUtf8(bytes, offset, length);
    Object value = new JsonReader(text, types, strict, message).read(type);
    message.exit();
    return value;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
