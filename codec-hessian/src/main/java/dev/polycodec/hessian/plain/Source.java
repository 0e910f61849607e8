package dev.polycodec.hessian.plain;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * The payload of one message. Hessian takes the end of its input for data in places, so reading
 * past it is an error from here.
 */
final class Source extends InputStream {

  private final byte[] bytes;
  private final int end;
  private int position;
  private boolean complete;

  Source(byte[] bytes, int offset, int length) {
    this.bytes = bytes;
    this.position = offset;
    this.end = offset + length;
  }

  /** Says whether the message may be complete: if so, the end may be met. */
  void complete(boolean now) {
    complete = now;
  }

  @Override
  public int read() throws IOException {
    return hasMore() ? bytes[position++] & 0xff : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (!hasMore()) {
      return -1;
    }
    int count = Math.min(length, end - position);
    System.arraycopy(bytes, position, target, offset, count);
    position += count;
    return count;
  }

  @Override
  public int available() {
    return end - position;
  }

  private boolean hasMore() throws EOFException {
    if (position == end && !complete) {
      throw new EOFException("The payload ends within a value");
    }
    return position < end;
  }
}
