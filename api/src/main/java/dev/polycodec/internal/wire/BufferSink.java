package dev.polycodec.internal.wire;

import dev.polycodec.BytesConsumer;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Copies a message into a buffer, whose position moves only if all of it fits. */
public final class BufferSink implements BytesConsumer {

  private @Nullable ByteBuffer buffer;

  public void buffer(@Nullable ByteBuffer next) {
    buffer = next;
  }

  @Override
  public void accept(byte[] array, int offset, int length) {
    Objects.requireNonNull(buffer).put(array, offset, length);
  }
}
