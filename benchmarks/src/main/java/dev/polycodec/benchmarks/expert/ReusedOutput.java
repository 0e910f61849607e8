package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import java.io.OutputStream;
import java.util.Arrays;

/** A {@code ByteArrayOutputStream} without locks and copies. */
final class ReusedOutput extends OutputStream {

  private byte[] array = new byte[4096];
  private int length;

  void reset() {
    length = 0;
  }

  byte[] toBytes() {
    return Arrays.copyOf(array, length);
  }

  void lendTo(BytesConsumer out) {
    out.accept(array, 0, length);
  }

  @Override
  public void write(int b) {
    reserve(1);
    array[length++] = (byte) b;
  }

  @Override
  public void write(byte[] bytes, int offset, int count) {
    reserve(count);
    System.arraycopy(bytes, offset, array, length, count);
    length += count;
  }

  private void reserve(int count) {
    if (array.length - length < count) {
      array = Arrays.copyOf(array, Math.max(2 * array.length, length + count));
    }
  }
}
