package dev.polycodec.fory;

import dev.polycodec.BytesConsumer;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.util.Objects;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.memory.MemoryUtils;
import org.jspecify.annotations.Nullable;

/** Writes and reads with a Fory of its own. */
final class PlainEngine implements Engine {

  /** What Forys take is for classes, and does not grow with messages. */
  private static final long BASE_BYTES = 64 << 10;

  private static final int FIRST_BYTES = 1024;

  /** The core drops what keeps more than this. */
  private static final int MOST_KEPT = 5 << 19;

  /** What every message may take, whatever its length; see {@link Limits#maxExpansion()}. */
  private static final long FREE_BYTES = 1 << 20;

  private final Sessions writers;
  private final Sessions readers;
  private final Limits limits;
  private PayloadBuffer payload = new PayloadBuffer();
  private MemoryBuffer out = MemoryUtils.buffer(FIRST_BYTES);

  PlainEngine(PlainBackend backend, Limits limits) {
    this.writers = new Sessions(() -> backend.newSession(true));
    this.readers = new Sessions(() -> backend.newSession(false));
    this.limits = limits;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    Session session = writers.begin(message);
    out.writerIndex(0);
    session.write(out, value);
    byte[] bytes = Objects.requireNonNull(out.getHeapMemory());
    // Fory aligns some numbers to the beginning, so it leaves no room before the message
    payload.lend(bytes, out.writerIndex(), headroom, limits.maxBytes(), target);
    shrink();
  }

  /** Drops buffers that have grown, else the core would drop the Forys with them. */
  private void shrink() {
    if (retainedBytes() > MOST_KEPT) {
      out = MemoryUtils.buffer(FIRST_BYTES);
      payload = new PayloadBuffer();
    }
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    Session session = readers.begin(message);
    MemoryBuffer in = MemoryUtils.wrap(bytes, offset, length);
    if (in.readByte() != Session.FIRST) {
      throw new MalformedDataException("The first byte is not that of Fory's format for Java");
    }
    Object root = session.read(in, FREE_BYTES + (long) limits.maxExpansion() * length);
    if (in.remaining() != 0) {
      throw new MalformedDataException(in.remaining() + " bytes remain after the value");
    }
    if (root != null) {
      requireRoot(root.getClass(), message);
    }
    return root;
  }

  /** Fory is not told what root is expected. */
  private static void requireRoot(Class<?> type, Message message) {
    if (!message.rootClass().isAssignableFrom(type)) {
      message.loadRoot(message.nameOf(type));
    }
    message.enter(type);
    message.exit();
  }

  @Override
  public boolean recover() {
    shrink();
    return true;
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES + out.size() + payload.capacity();
  }
}
