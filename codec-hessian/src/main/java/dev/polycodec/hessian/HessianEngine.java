package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Keeps the output stream and its buffer between messages. */
final class HessianEngine implements Engine {

  /** What Hessian's output and its tables take at first. */
  private static final long BASE_BYTES = 16 << 10;

  /** What an object adds to the table of references, which never shrinks. */
  private static final long TABLE_BYTES_EACH = 24;

  private final BackendConfig config;
  private final Wire wire;
  private final ShapeFactory factory = new ShapeFactory();
  private final PayloadBuffer buffer = new PayloadBuffer();
  private final int maxNesting;
  private int mostObjects;

  HessianEngine(BackendConfig config, Wire wire) {
    this.config = config;
    this.wire = wire;
    // A definition and the object after it are two levels of the stream.
    this.maxNesting = 2 * config.limits().maxDepth() + 2;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    buffer.reset(headroom, config.limits().maxBytes());
    AbstractHessianOutput out = wire.output(buffer, factory);
    ValueWriter writer = new ValueWriter(wire, out, config.shapes(), message);
    writer.write(value);
    out.flush();
    mostObjects = Math.max(mostObjects, writer.objects());
    buffer.lendTo(sink);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Source source = new Source(bytes, offset, length);
    AbstractHessianInput in = wire.input(source, factory, maxNesting);
    ValueReader reader = new ValueReader(wire, source, in, config.shapes(), message);
    factory.setTypes(reader);
    Object value = reader.root();
    factory.setTypes(null);
    requireEnd(source, in);
    return value;
  }

  /** Refuses bytes that follow the value which was just read. */
  static void requireEnd(Source source, AbstractHessianInput in) throws IOException {
    source.complete();
    if (in.readListStart() >= 0) { // which is the next byte, whatever it is
      throw new MalformedDataException("The payload continues after the root");
    }
  }

  @Override
  public boolean recover() {
    factory.setTypes(null);
    return true; // the output starts afresh with each message, and an input serves one
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES + buffer.capacity() + TABLE_BYTES_EACH * mostObjects;
  }

  /**
   * The payload of one message. Hessian takes the end of its input for data in places, so reading
   * past it is an error from here.
   */
  static final class Source extends InputStream {

    private final byte[] bytes;
    private final int end;
    private int position;
    private boolean complete;

    Source(byte[] bytes, int offset, int length) {
      this.bytes = bytes;
      this.position = offset;
      this.end = offset + length;
    }

    /** Says that the message is complete: from now on, the end may be met. */
    void complete() {
      complete = true;
    }

    @Override
    public int read() throws IOException {
      return hasMore() ? bytes[position++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (!hasMore()) {
        return -1;
      }
      int count = Math.min(length, end - position);
      System.arraycopy(bytes, position, target, offset, count);
      position += count;
      return count;
    }

    @Override
    public int available() {
      return end - position;
    }

    private boolean hasMore() throws EOFException {
      if (position == end && !complete) {
        throw new EOFException("The payload ends within a value");
      }
      return position < end;
    }
  }
}
