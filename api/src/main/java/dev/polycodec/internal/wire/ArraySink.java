package dev.polycodec.internal.wire;

import dev.polycodec.BytesConsumer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Copies a message into an array of its own. */
public final class ArraySink implements BytesConsumer {

  private static final int USES = 1_024;

  /** One message, in what is replaced before it is old: to store it here would cost a fence. */
  private @Nullable Object[] result = new Object[1];

  private int used;

  @Override
  public void accept(byte[] array, int offset, int length) {
    result[0] = Arrays.copyOfRange(array, offset, offset + length);
  }

  /** Returns the message. */
  public byte[] message() {
    return (byte[]) Objects.requireNonNull(result[0]);
  }

  /** Forgets the message. */
  public void clear() {
    result[0] = null;
    if (++used == USES) {
      result = new Object[1];
      used = 0;
    }
  }
}
