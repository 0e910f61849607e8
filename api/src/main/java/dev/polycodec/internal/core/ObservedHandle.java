package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecListener.Call;
import dev.polycodec.internal.message.Events;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Measures what another handle does. */
final class ObservedHandle<T> extends DecoratedHandle<T> {

  private final Events events;

  ObservedHandle(TypedForms<T> handle, Events events) {
    super(handle);
    this.events = events;
  }

  @Override
  public byte[] encode(@Nullable T value) {
    if (!events.isHeardNow()) {
      return handle.encode(value);
    }
    long start = System.nanoTime();
    byte[] bytes;
    try {
      bytes = handle.encode(value);
    } catch (Throwable failure) {
      encoded(0, start, failure);
      throw failure;
    }
    encoded(bytes.length, start, null);
    return bytes;
  }

  @Override
  public void encode(@Nullable T value, ByteBuffer out) {
    if (!events.isHeardNow()) {
      handle.encode(value, out);
      return;
    }
    int position = out.position();
    long start = System.nanoTime();
    try {
      handle.encode(value, out);
    } catch (Throwable failure) {
      encoded(0, start, failure);
      throw failure;
    }
    encoded(out.position() - position, start, null);
  }

  @Override
  public void encode(@Nullable T value, BytesConsumer out) {
    if (!events.isHeardNow()) {
      handle.encode(value, out);
      return;
    }
    Lending lending = new Lending(Objects.requireNonNull(out, "out"));
    long start = System.nanoTime();
    try {
      handle.encode(value, lending);
    } catch (Throwable failure) {
      boolean own = failure != lending.refused;
      encoded(own ? 0 : lending.bytes, start + lending.nanos, own ? failure : null);
      throw failure;
    }
    encoded(lending.bytes, start + lending.nanos, null);
  }

  private void encoded(int bytes, long start, @Nullable Throwable failure) {
    long nanos = System.nanoTime() - start;
    events.encoded(new Call(encoder(), type(), bytes, nanos, failure));
  }

  @Override
  @Nullable T decodeRange(byte[] bytes, int offset, int length) {
    if (!events.isHeardNow()) {
      return handle.decodeRange(bytes, offset, length);
    }
    long start = System.nanoTime();
    T value;
    try {
      value = handle.decodeRange(bytes, offset, length);
    } catch (Throwable failure) {
      decoded(bytes, offset, length, start, failure);
      throw failure;
    }
    decoded(bytes, offset, length, start, null);
    return value;
  }

  private void decoded(
      byte[] bytes, int offset, int length, long start, @Nullable Throwable failure) {
    long nanos = System.nanoTime() - start;
    String codec = decoder(bytes, offset, length);
    events.decoded(new Call(codec, type(), length, nanos, failure));
  }

  /** Lends on a message, and notes what the consumer does, which is not the codec's. */
  private static final class Lending implements BytesConsumer {

    private final BytesConsumer out;
    private int bytes;
    private long nanos;
    private @Nullable Throwable refused;

    Lending(BytesConsumer out) {
      this.out = out;
    }

    @Override
    public void accept(byte[] array, int offset, int length) {
      bytes = length;
      long start = System.nanoTime();
      try {
        out.accept(array, offset, length);
      } catch (Throwable e) {
        refused = e;
        throw e;
      } finally {
        nanos = System.nanoTime() - start;
      }
    }
  }
}
