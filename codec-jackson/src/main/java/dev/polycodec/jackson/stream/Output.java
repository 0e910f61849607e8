package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * What one engine writes to: a generator that is used for one message after the other, unless it is
 * another jar's.
 */
public final class Output {

  /** About what Jackson's recycled buffers take, which do not grow with the messages. */
  private static final long RECYCLED_BYTES = 64L << 10;

  private final PayloadBuffer buffer = new PayloadBuffer();
  private final JsonFactory factory;
  private final int maxBytes;
  private @Nullable JsonGenerator generator;
  private boolean open;

  /** Creates an output without a message, of so many bytes at most. */
  public Output(JsonFactory factory, int maxBytes) {
    this.factory = factory;
    this.maxBytes = maxBytes;
  }

  /** Begins a message, and returns what writes it. */
  public JsonGenerator begin(int headroom) throws IOException {
    buffer.reset(headroom, maxBytes);
    JsonGenerator found = generator;
    if (found == null) {
      found = factory.createGenerator(buffer);
      generator = found;
    }
    open = true;
    if (found instanceof Documents documents) {
      documents.begin();
    }
    return found;
  }

  /**
   * Ends the message, and lends its bytes.
   *
   * @throws IllegalStateException if an array or object was left open
   */
  public void lendTo(BytesConsumer out) throws IOException {
    JsonGenerator ended = generator;
    if (ended == null || !ended.getOutputContext().inRoot()) {
      throw new IllegalStateException("A serializer left an array or object open");
    }
    if (ended instanceof Documents documents) {
      documents.end();
    } else {
      generator = null;
      ended.close();
    }
    open = false;
    buffer.lendTo(out);
  }

  /** Forgets the message; the generator of one that failed may have stopped within an object. */
  public void clear() {
    if (open) {
      generator = null;
      open = false;
    }
  }

  /** Returns how many bytes are kept from message to message. */
  public long retainedBytes() {
    return RECYCLED_BYTES + buffer.capacity();
  }
}
