package dev.polycodec.benchmarks.expert;

import java.io.InputStream;

/** A {@code ByteArrayInputStream} without locks, over one array after another. */
final class ReusedInput extends InputStream {

  private byte[] array = {};
  private int position;

  void reset(byte[] bytes) {
    array = bytes;
    position = 0;
  }

  @Override
  public int read() {
    return position < array.length ? array[position++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) {
    int read = Math.min(count, array.length - position);
    if (read <= 0) {
      return count == 0 ? 0 : -1;
    }
    System.arraycopy(array, position, bytes, offset, read);
    position += read;
    return read;
  }

  @Override
  public int available() {
    return array.length - position;
  }
}
