package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.pool.Pooled;
import dev.polycodec.internal.pool.Retention;
import dev.polycodec.internal.shape.TypeNames;
import dev.polycodec.internal.wire.ArraySink;
import dev.polycodec.internal.wire.BufferSink;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Preamble;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** An engine with what the core needs around it to encode or decode one message at a time. */
final class Worker extends Pooled {

  private static final int USES = 1_024;

  private final Backend backend;
  private final Setup setup;
  private final boolean framed;
  private final boolean plain;
  private final boolean owning;
  private final int maxBytes;
  private final Frame frame;
  private final Failures failures;
  private final MessageState message;

  /** Replaced before it is old: to store the array of a message in it would cost a fence. */
  private Cursor cursor = new Cursor();

  private final MessageOutput output;
  private final ArraySink arraySink = new ArraySink();
  private final BufferSink bufferSink = new BufferSink();
  private final Retention retention = new Retention();
  private int decoded;
  private int size;
  private int endedAt;

  /** Whether a message has begun that was not forgotten: the stack may end before it is. */
  private boolean unfinished;

  private @Nullable Engine engine;

  Worker(Backend backend, Setup setup, Preamble preamble) {
    this.backend = backend;
    this.setup = setup;
    this.framed = setup.framed();
    this.plain = setup.plain();
    this.owning = setup.ownsObjects();
    this.maxBytes = setup.limits().maxBytes();
    this.frame = new Frame(setup.variant(), setup.evolution());
    this.failures = new Failures(setup);
    this.message = new MessageState(setup);
    this.output = new MessageOutput(setup, frame, message, preamble);
  }

  /** Has the next message count as part of another one, if there is one. */
  void within(@Nullable MessageState outer) {
    message.within(outer);
  }

  /** Encodes a value into a new array. */
  byte[] encode(Handle<?> handle, @Nullable Object value) {
    try {
      encode(handle, value, arraySink);
      return arraySink.message();
    } finally {
      arraySink.clear();
    }
  }

  /** Encodes a value into a buffer, whose position moves only on success. */
  void encode(Handle<?> handle, @Nullable Object value, ByteBuffer out) {
    bufferSink.buffer(out);
    try {
      encode(handle, value, bufferSink);
    } finally {
      bufferSink.buffer(null);
    }
  }

  /** Encodes a value and lends the whole message to a consumer, whose exceptions pass. */
  void encode(Handle<?> handle, @Nullable Object value, BytesConsumer target) {
    try {
      begin();
      output.open(handle, target);
      message.beginEncode(handle.root());
      if (value == null && framed) {
        output.acceptNull();
      } else {
        encodePayload(handle, value);
      }
      output.requireLent();
    } catch (Throwable failure) {
      Engine failed = engine;
      engine = null; // before any call, for which there may be no stack
      Failures.Progress progress = progress(failed, failure);
      output.close();
      keepIfRecovered(failed, failure);
      throw noted(
          failures.onEncode(
              failure, handle.root(), value, progress, backend.carriesCycles(setup.variant())));
    } finally {
      message.end();
      unfinished = false;
    }
    size = output.size();
    output.closeAndRethrow();
  }

  private void begin() {
    if (unfinished) {
      engine = null;
      message.forget();
    }
    unfinished = true;
    endedAt = 0;
  }

  private void encodePayload(Handle<?> handle, @Nullable Object value) throws Exception {
    if (value != null) {
      if (!handle.root().accepts(value)) {
        Class<?> raw = handle.root().raw();
        throw new EncodeException(
            "The declared type is "
                + handle.root()
                + TypeNames.loaderOf(raw, value.getClass())
                + ", but the value is of the class "
                + TypeNames.nameOf(value.getClass(), raw));
      }
      RootRef root = handle.written(value.getClass());
      if (handle.plan().decides(root.type())) {
        message.rootOfBackend(root.type());
      } else {
        message.rootClass(root.type());
      }
      output.root(root);
    } else if (setup.schemaFirst()) {
      throw new EncodeException(
          "The codec '"
              + setup.variant().name()
              + "' has no form for null, because its messages are objects of generated classes:"
              + " encode one, or take a codec for objects of any class, such as kryo");
    } else {
      output.root(null);
    }
    engine().encode(value, handle.plan(), message, output.headroom(), output);
    requireEntered(value);
  }

  /**
   * Decodes a whole message.
   *
   * @param part whether it is part of another one, which checks the value where it puts it: Java
   *     serialization may make an object of one class of that of another
   */
  @Nullable Object decode(Handle<?> handle, byte[] bytes, int offset, int length, boolean part) {
    size = length;
    try {
      begin();
      if (length > maxBytes) {
        throw PayloadBuffer.tooLarge(maxBytes);
      }
      message.beginDecode(handle.root(), length);
      Object value =
          framed
              ? decodeFramed(handle, bytes, offset, length)
              : decodeBare(handle, bytes, offset, length);
      if (!part) {
        handle.root().requireAccepted(value);
      }
      requireEntered(value);
      return value;
    } catch (Throwable failure) {
      Engine failed = engine;
      engine = null;
      Failures.Progress progress = progress(failed, failure);
      keepIfRecovered(failed, failure);
      RuntimeException refused = noted(failures.onDecode(failure, handle.root(), progress));
      throw framed ? refused : failures.named(refused, handle.root(), bytes, offset, length);
    } finally {
      cursor.clear();
      message.end();
      unfinished = false;
    }
  }

  private @Nullable Object decodeFramed(Handle<?> handle, byte[] bytes, int offset, int length)
      throws Exception {
    if (++decoded % USES == 0) {
      cursor = new Cursor();
    }
    cursor.reset(bytes, offset, length);
    int control = frame.readControl(cursor);
    if (control == Control.NULL_ROOT) {
      Frame.requireEnd(cursor, 0);
      return null;
    }
    Class<?> type = handle.read(cursor);
    Frame.readTable(control, cursor, message.manifest());
    int payload = Frame.readLength(cursor);
    message.rootClass(type);
    Plan plan = handle.plan();
    Object value = engine().decode(bytes, cursor.position(), payload, plan, message);
    message.manifest().complete();
    if (value == null) {
      throw new MalformedDataException("The bytes announce a root object, but hold none");
    }
    return value;
  }

  private @Nullable Object decodeBare(Handle<?> handle, byte[] bytes, int offset, int length)
      throws Exception {
    Plan plan = handle.plan();
    if (owning) {
      Origin other = Origin.framedWhole(bytes, offset, length, true);
      if (other != null) { // which a format without a beginning might read as a value
        throw other.refusedBy(setup.variant(), null);
      }
    }
    return engine().decode(bytes, offset, length, plan, message);
  }

  private void requireEntered(@Nullable Object value) {
    if (plain && value != null) {
      message.requireEntered(value.getClass());
    }
  }

  private RuntimeException noted(RuntimeException refused) {
    if (Failures.isOverflow(refused)) {
      if (setup.schemaFirst() || (plain && message.depth() == 0)) {
        message.assumeDeepest(); // a library that tells nobody how deep it is
      }
      endedAt = message.depth();
    }
    return refused;
  }

  /** Returns how deep objects were nested when the stack ended the last call; 0 if it did not. */
  int endedAt() {
    return endedAt;
  }

  /** Makes the engine, which the first message would do else. */
  void open() {
    engine();
  }

  private Engine engine() {
    Engine current = engine;
    if (current == null) {
      current = backend.newEngine();
      engine = current;
    }
    return current;
  }

  /** Asks the engine before it recovers; an error may have struck it anywhere. */
  private Failures.Progress progress(@Nullable Engine failed, Throwable failure) {
    String place = null;
    if (failed != null && failure instanceof Exception) {
      try {
        place = failed.place();
      } catch (RuntimeException e) {
        failure.addSuppressed(e);
      }
    }
    return new Failures.Progress(message.depth(), place);
  }

  /** Keeps the engine only if it can recover; an error may have struck it anywhere. */
  private void keepIfRecovered(@Nullable Engine failed, Throwable failure) {
    retention.doubt();
    if (failed != null && failure instanceof Exception && recovered(failed, failure)) {
      engine = failed;
    }
  }

  private static boolean recovered(Engine failed, Throwable failure) {
    try {
      return failed.recover();
    } catch (RuntimeException e) {
      failure.addSuppressed(e);
      return false;
    }
  }

  /** Drops rather than shrinks an engine that has grown: what is in it is the backend's. */
  @Override
  public void trim() {
    if (!retention.isDue(size)) {
      return;
    }
    Engine idle = engine;
    if (idle != null && !keeps(idle)) {
      engine = null;
    }
    output.trim();
  }

  private boolean keeps(Engine idle) {
    try {
      return retention.keeps(idle.retainedBytes(), size);
    } catch (RuntimeException e) {
      return false; // the message is done; an engine that cannot tell is not kept
    }
  }
}
