package dev.polycodec.internal.wire;

import dev.polycodec.BytesConsumer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Copies a message into an array of its own. */
public final class ArraySink implements BytesConsumer {

  private byte @Nullable [] result;

  @Override
  public void accept(byte[] array, int offset, int length) {
    result = Arrays.copyOfRange(array, offset, offset + length);
  }

  /** Returns the message and forgets it. */
  public byte[] take() {
    byte[] taken = Objects.requireNonNull(result);
    result = null;
    return taken;
  }
}
