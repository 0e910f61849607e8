package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.message.MessageState;
import dev.polycodec.internal.message.Root;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.pool.Pool;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Reference;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.spi.Plan;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The typed codec of one backend; immutable but for what it remembers of the last message. */
final class Handle<T> extends TypedForms<T> {

  private static final int USUAL_HEADER = 96;

  private final BackendCodec codec;
  private final Root root;
  private final Plan plan;

  // Benign races: any thread's value will do.
  private @Nullable RootRef lastWritten;
  private @Nullable RootRef lastRead;
  private int headroom;

  Handle(BackendCodec codec, Root root, Plan plan) {
    this.codec = codec;
    this.root = root;
    this.plan = plan;
    this.headroom = codec.hasHeader() ? USUAL_HEADER : 0;
  }

  @Override
  public Type type() {
    return root.type();
  }

  @Override
  public byte[] encode(@Nullable T value) {
    Pool<Worker> pool = codec.workers();
    Worker worker = pool.acquire();
    try {
      return worker.encode(this, value);
    } catch (LimitExceededException e) {
      return DeepCall.encode(this, value, e, worker.endedAt());
    } finally {
      pool.release(worker);
    }
  }

  @Override
  public void encode(@Nullable T value, BytesConsumer out) {
    Objects.requireNonNull(out, "out");
    Pool<Worker> pool = codec.workers();
    Worker worker = pool.acquire();
    try {
      worker.encode(this, value, out);
    } catch (LimitExceededException e) {
      byte[] message = DeepCall.encode(this, value, e, worker.endedAt());
      out.accept(message, 0, message.length);
    } finally {
      pool.release(worker);
    }
  }

  @Override
  public void encode(@Nullable T value, ByteBuffer out) {
    if (out.isReadOnly()) {
      throw new ReadOnlyBufferException();
    }
    Pool<Worker> pool = codec.workers();
    Worker worker = pool.acquire();
    try {
      worker.encode(this, value, out);
    } catch (LimitExceededException e) {
      out.put(DeepCall.encode(this, value, e, worker.endedAt()));
    } finally {
      pool.release(worker);
    }
  }

  @Override
  @SuppressWarnings("unchecked") // the worker checked the class of the value
  @Nullable T decodeRange(byte[] bytes, int offset, int length) {
    Pool<Worker> pool = codec.workers();
    Worker worker = pool.acquire();
    try {
      return (T) worker.decode(this, bytes, offset, length, false);
    } catch (LimitExceededException e) {
      return DeepCall.decode(this, bytes, offset, length, e, worker.endedAt());
    } finally {
      pool.release(worker);
    }
  }

  /** Encodes a value that is part of another message, if there is one. */
  void encodeWithin(T value, @Nullable MessageState outer, BytesConsumer out) {
    Pool<Worker> pool = codec.workers();
    Worker worker = pool.acquire();
    try {
      worker.within(outer);
      worker.encode(this, value, out);
    } finally {
      pool.release(worker);
    }
  }

  /** Decodes a value that is part of another message, if there is one, and of any class. */
  @Nullable Object decodeWithin(
      byte[] bytes, int offset, int length, @Nullable MessageState outer) {
    Pool<Worker> pool = codec.workers();
    Worker worker = pool.acquire();
    try {
      worker.within(outer);
      return worker.decode(this, bytes, offset, length, true);
    } finally {
      pool.release(worker);
    }
  }

  @Override
  String encoder() {
    return codec.name();
  }

  @Override
  Pool<Scratch> scratches() {
    return codec.scratches();
  }

  @Override
  int maxBytes() {
    return setup().limits().maxBytes();
  }

  Root root() {
    return root;
  }

  Plan plan() {
    return plan;
  }

  Setup setup() {
    return codec.setup();
  }

  int headroom() {
    return headroom;
  }

  void headroom(int bytes) {
    headroom = Math.max(bytes, headroom);
  }

  /** Returns the reference that stands for the class of a value. */
  RootRef written(Class<?> actual) {
    RootRef last = lastWritten;
    if (last == null || last.actual() != actual) {
      last = root.reference(actual);
      lastWritten = last;
    }
    return last;
  }

  /** Reads the reference to the root's class, which the policy allows where a name is loaded. */
  Class<?> read(Cursor in) {
    RootRef last = lastRead;
    if (last != null && in.skip(last.bytes())) {
      return last.type();
    }
    Reference reference = Reference.read(in, ClassNames.MAX_BYTES);
    Class<?> type = find(reference);
    lastRead = new RootRef(type, type, reference.bytes()); // the caller's may be others by now
    return type;
  }

  private Class<?> find(Reference reference) {
    if (reference.name() != null) {
      return root.loadRoot(reference.name());
    }
    Class<?> registered = setup().typeIds().classOf(reference.number());
    if (registered == null) {
      throw new MalformedDataException(
          "The bytes name the class number " + reference.number() + ", which is not registered");
    }
    return root.requireRoot(registered, registered.getName());
  }

  @Override
  public String toString() {
    return codec.name() + " for " + root;
  }
}
