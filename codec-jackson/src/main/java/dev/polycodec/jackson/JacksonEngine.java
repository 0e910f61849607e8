package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.polycodec.BytesConsumer;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Encodes and decodes with a factory of its own, whose buffers no other thread touches. */
final class JacksonEngine implements Engine {

  /** About what Jackson's recycled buffers take, which do not grow with the messages. */
  private static final int RECYCLED_BYTES = 64 << 10;

  /** What Jackson calls our limits. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "MaxDocumentLength", "withMaxBytes",
          "MaxNestingDepth", "withMaxDepth",
          "MaxStringLength", "withMaxBytes",
          "MaxNameLength", "withMaxBytes",
          "MaxNumberLength", "withMaxDigits",
          "BigInteger scale", "withMaxDigits");

  /** How long the messages may be together whose names the factory keeps. */
  private static final int MAX_NAMED_BYTES = 64 << 10;

  private final Form form;
  private final int maxBytes;
  private final PayloadBuffer buffer = new PayloadBuffer();
  private JsonFactory factory;
  private int names;
  private int namedBytes;
  private @Nullable JsonGenerator generator;

  JacksonEngine(JsonFactory factory, Form form, int maxBytes) {
    this.factory = factory;
    this.form = form;
    this.maxBytes = maxBytes;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    buffer.reset(headroom, maxBytes);
    try {
      JsonGenerator open = open();
      Documents documents = (Documents) open;
      documents.begin();
      form.write(open, value, plan, message);
      if (!open.getOutputContext().inRoot()) {
        throw new IllegalStateException("A serializer left an array or object open");
      }
      documents.end();
    } catch (StreamConstraintsException e) {
      throw exceeded(e);
    }
    form.reset();
    buffer.lendTo(out);
  }

  private JsonGenerator open() throws IOException {
    JsonGenerator open = generator;
    if (open == null) {
      open = factory.createGenerator(buffer);
      generator = open;
    }
    return open;
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Object value;
    try (JsonParser parser = factory.createParser(bytes, offset, length)) {
      value = form.read(parser, plan, message);
      requireEnd(parser);
    } catch (StreamConstraintsException e) {
      throw exceeded(e);
    } finally {
      boundNames(length);
    }
    form.reset();
    return value;
  }

  /**
   * Keeps no more names than the classes that are read have: the factory keeps all names that it
   * meets, for good, and bytes may have any. Those that are forgotten are soon met again.
   */
  private void boundNames(int length) {
    int known = ((Streams.Factory) factory).names();
    if (known != names) {
      names = known;
      namedBytes += Math.min(length, MAX_NAMED_BYTES);
    }
    if (namedBytes >= MAX_NAMED_BYTES) {
      factory = factory.copy();
      names = 0;
      namedBytes = 0;
    }
  }

  /** Smile parsers skip end markers and further headers, so only the bytes left tell. */
  private void requireEnd(JsonParser parser) throws IOException {
    boolean more =
        factory.canHandleBinaryNatively()
            ? parser.releaseBuffered(OutputStream.nullOutputStream()) > 0
            : parser.nextToken() != null;
    if (more) {
      throw new MalformedDataException("Bytes follow the value");
    }
  }

  private static LimitExceededException exceeded(StreamConstraintsException cause) {
    String message = cause.getOriginalMessage();
    for (Map.Entry<String, String> setting : SETTINGS.entrySet()) {
      if (message.contains(setting.getKey())) {
        return new LimitExceededException(
            "The message exceeds a limit; raise Limits."
                + setting.getValue()
                + " if that is expected",
            null,
            null,
            cause);
      }
    }
    return new LimitExceededException(message);
  }

  @Override
  public boolean recover() {
    generator = null; // may have stopped within an object
    form.reset();
    return true;
  }

  @Override
  public long retainedBytes() {
    return RECYCLED_BYTES + buffer.capacity();
  }
}
