package dev.polycodec.internal.core;

import dev.polycodec.BytesConsumer;
import dev.polycodec.internal.pool.Pooled;
import dev.polycodec.internal.pool.Retention;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A reusable array between engines and streams: no engine is held while a stream blocks. */
final class Scratch extends Pooled implements BytesConsumer {

  private static final int INITIAL = 8 << 10;

  private final Retention retention = new Retention();
  private byte[] array = new byte[INITIAL];
  private int length;

  byte[] array() {
    return array;
  }

  int length() {
    return length;
  }

  @Override
  public void accept(byte[] source, int offset, int count) {
    reserve(count);
    System.arraycopy(source, offset, array, 0, count);
    length = count;
  }

  void writeTo(OutputStream out) throws IOException {
    out.write(array, 0, length);
  }

  /** Copies a buffer, whose position stays, but no more than one byte beyond the limit. */
  void copy(ByteBuffer source, int limit) {
    length = (int) Math.min(source.remaining(), limit + 1L);
    reserve(length);
    source.get(source.position(), array, 0, length);
  }

  /** Reads a stream to its end, but no more than one byte beyond the limit. */
  void readAll(InputStream in, int limit) throws IOException {
    length = 0;
    while (true) {
      int read = in.read(array, length, Math.min(array.length - length, limit + 1 - length));
      if (read < 0) {
        return;
      }
      length += read;
      if (length > limit) {
        return;
      }
      if (length == array.length) {
        array = Arrays.copyOf(array, (int) Math.min(length * 2L, limit + 1L));
      }
    }
  }

  private void reserve(int count) {
    if (count > array.length) {
      array = new byte[count];
    }
  }

  @Override
  public void trim() {
    if (array.length > Retention.USUAL && !retention.keeps(array.length, length)) {
      array = new byte[INITIAL];
    }
  }
}
