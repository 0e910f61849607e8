package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.internal.message.Manifest;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.pool.Retention;
import dev.polycodec.internal.wire.Preamble;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.spi.PayloadBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Takes the payload that an engine lends, puts the frame before it, and lends on the whole. */
final class MessageOutput implements BytesConsumer {

  private static final int MAX_HEADROOM = 64 << 10;

  private final Frame frame;
  private final MessageState state;
  private final Manifest manifest;
  private final Preamble preamble;
  private final int maxBytes;
  private final boolean framed;
  private final BytesConsumer guard = this::deliver;

  private byte[] scratch = new byte[16];
  private @Nullable Handle<?> handle;
  private @Nullable BytesConsumer target;
  private @Nullable RootRef root;
  private @Nullable Throwable refused;
  private @Nullable Throwable failed;
  private int headroom;
  private boolean lent;
  private int size;

  MessageOutput(Setup setup, Frame frame, MessageState state, Preamble preamble) {
    this.framed = setup.framed();
    this.maxBytes = setup.limits().maxBytes();
    this.frame = frame;
    this.state = state;
    this.manifest = state.manifest();
    this.preamble = preamble;
  }

  void open(Handle<?> opener, BytesConsumer consumer) {
    if (handle != opener) { // a store costs a fence
      handle = opener;
    }
    target = consumer;
    refused = null;
    failed = null;
    headroom = opener.headroom();
    lent = false;
    size = 0;
  }

  /** Sets the class of the root, null for a null root. */
  void root(@Nullable RootRef reference) {
    if (root != reference) {
      root = reference;
    }
  }

  /** Returns the bytes an engine leaves free before the payload. */
  int headroom() {
    return headroom;
  }

  /** Returns the length of the last payload. */
  int size() {
    return size;
  }

  @Override
  public void accept(byte[] array, int offset, int length) {
    requireOnce();
    size = length;
    RootRef head = framed ? root : null;
    int header = head == null ? 0 : frame.size(head, manifest, length);
    int needed = header + preamble.room(root);
    if ((long) needed + length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    state.requirePaid(header + length);
    byte[] message = array;
    int payload = offset;
    if (needed > headroom) {
      opened().headroom(Math.min(needed + needed / 2, MAX_HEADROOM));
      message = copy(array, offset, length, needed);
      payload = needed;
    }
    if (head != null) {
      frame.write(head, manifest, length, message, payload - header);
    }
    lend(message, payload - header, payload + length);
  }

  /** Takes a null root, which has no payload. */
  void acceptNull() {
    requireOnce();
    root(null);
    int room = preamble.room(null);
    if (scratch.length <= room) {
      scratch = new byte[room + 1];
    }
    scratch[room] = Control.NULL_ROOT;
    lend(scratch, room, room + 1);
  }

  private void lend(byte[] message, int start, int end) {
    try {
      preamble.complete(message, start, end, root, guard);
    } catch (Throwable e) {
      failed = e; // is no failure of the engine, and must not pass through its handlers
    }
  }

  private void deliver(byte[] message, int offset, int length) {
    try {
      Objects.requireNonNull(target).accept(message, offset, length);
    } catch (Throwable e) {
      refused = e; // nor is this one, and it is not ours to translate
    }
  }

  private byte[] copy(byte[] array, int offset, int length, int at) {
    if (scratch.length < at + length) {
      scratch = new byte[at + length];
    }
    System.arraycopy(array, offset, scratch, at, length);
    return scratch;
  }

  private Handle<?> opened() {
    return Objects.requireNonNull(handle);
  }

  private void requireOnce() {
    if (lent) {
      throw new EncodeException("The codec lent its payload twice: a defect of the codec");
    }
    lent = true;
  }

  /** Checks that the engine did lend its payload, and that the message could be completed. */
  void requireLent() {
    if (failed != null) {
      MessageOutput.<RuntimeException>sneak(failed);
    }
    if (!lent) {
      throw new EncodeException("The codec lent no payload: a defect of the codec");
    }
  }

  /** Forgets the message. */
  void close() {
    target = null;
    refused = null;
    failed = null;
  }

  /** Forgets the message, and throws what the consumer threw. */
  void closeAndRethrow() {
    Throwable failure = refused;
    close();
    if (failure != null) {
      MessageOutput.<RuntimeException>sneak(failure);
    }
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the compiler's blind spot
  private static <E extends Throwable> void sneak(Throwable failure) throws E {
    throw (E) failure;
  }

  void trim() {
    preamble.trim();
    if (scratch.length > Retention.USUAL) {
      scratch = Arrays.copyOf(scratch, 16);
    }
  }
}
