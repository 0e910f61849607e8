package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Trait;
import dev.polycodec.internal.verify.Difference;
import dev.polycodec.spi.Shapes;
import java.nio.ByteBuffer;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lets nothing out that does not come back. */
final class VerifyingHandle<T> extends DecoratedHandle<T> {

  private final Shapes shapes;
  private final Set<Trait> traits;

  VerifyingHandle(TypedForms<T> handle, Shapes shapes, Set<Trait> traits) {
    super(handle);
    this.shapes = shapes;
    this.traits = traits;
  }

  @Override
  public byte[] encode(@Nullable T value) {
    byte[] bytes = handle.encode(value);
    String difference = difference(value, decoded(bytes));
    if (difference != null) {
      throw refusal("does not bring back what it encoded: " + difference, null);
    }
    return bytes;
  }

  private @Nullable T decoded(byte[] bytes) {
    try {
      return handle.decodeRange(bytes, 0, bytes.length);
    } catch (CodecException e) {
      throw refusal("does not decode what it encoded: " + e.getMessage(), e);
    }
  }

  /** Compares by methods of the application, too, which may fail. */
  private @Nullable String difference(@Nullable T value, @Nullable T back) {
    try {
      return Difference.of(value, back, shapes, traits);
    } catch (StackOverflowError | InternalError e) {
      if (e instanceof InternalError && !Failures.isTranslated(e)) {
        throw e;
      }
      throw tooDeep(e);
    } catch (Exception | AssertionError | LinkageError e) {
      throw refusal(
          "encoded what cannot be compared with what it brings back: that failed with "
              + e.getClass().getName(),
          e);
    }
  }

  private LimitExceededException tooDeep(Error end) {
    return new LimitExceededException(
        "The stack of the thread ended as a value was compared with what the codec '"
            + encoder()
            + "' brings back; give the thread a larger stack (-Xss), or nest less",
        encoder(),
        type().getTypeName(),
        end);
  }

  private EncodeException refusal(String what, @Nullable Throwable cause) {
    String type = type().getTypeName();
    return new EncodeException("The codec '" + encoder() + "' " + what, encoder(), type, cause);
  }

  @Override
  public void encode(@Nullable T value, ByteBuffer out) {
    out.put(encode(value));
  }

  @Override
  public void encode(@Nullable T value, BytesConsumer out) {
    byte[] bytes = encode(value);
    out.accept(bytes, 0, bytes.length);
  }
}
