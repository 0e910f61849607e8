package dev.polycodec.hessian;

import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.walk.ArrayWriter;
import org.jspecify.annotations.Nullable;

/**
 * Writes the scalars of Hessian 2.0, each with the bytes of Hessian's own output, which loops over
 * characters and copies what it wrote.
 */
final class HessianWriter extends ArrayWriter {

  /** The most characters or bytes in one chunk. */
  private static final int CHUNK = 0x8000;

  /** The most bytes of a number, with its tag. */
  private static final int NUMBER = 1 + Long.BYTES;

  /** The most bytes before a chunk. */
  private static final int HEAD = 3;

  private final AsciiWriter ascii = new AsciiWriter();

  HessianWriter(int maxBytes) {
    super(maxBytes);
  }

  @Override
  public void writeBoolean(boolean value) {
    writeTag(value ? 'T' : 'F');
  }

  @Override
  public void writeInt(int value) {
    at = Forms.putInt(value, room(NUMBER), at);
  }

  @Override
  public void writeLong(long value) {
    at = Forms.putLong(value, room(NUMBER), at);
  }

  /** Writes the bits as an int, as Hessian has no form for fewer than those of a double. */
  @Override
  public void writeFloat(float value) {
    writeInt(Float.floatToRawIntBits(value));
  }

  @Override
  public void writeDouble(double value) {
    at = Forms.putDouble(value, room(NUMBER), at);
  }

  @Override
  public void writeText(@Nullable String value) {
    if (value == null) {
      writeTag('N');
    } else if (value.length() <= CHUNK) {
      writeChunk(value, true);
    } else {
      writeChunks(value);
    }
  }

  private void writeChunks(String text) {
    int start = 0;
    while (text.length() - start > CHUNK) {
      boolean splitsPair = Character.isHighSurrogate(text.charAt(start + CHUNK - 1));
      int end = start + CHUNK - (splitsPair ? 1 : 0);
      writeChunk(text.substring(start, end), false);
      start = end;
    }
    writeChunk(text.substring(start), true);
  }

  private void writeChunk(String text, boolean last) {
    int length = text.length();
    byte[] target = room(HEAD + length);
    int start = Forms.putTextHead(length, last, target, at);
    at = ascii.put(text, target, start) ? start + length : writeUnits(text, start);
  }

  private int writeUnits(String text, int start) {
    int size = HEAD;
    for (int i = 0; i < text.length(); i++) {
      size += Forms.width(text.charAt(i));
    }
    return Forms.putUnits(text, room(size), start);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    int start = offset;
    int end = offset + length;
    for (; end - start > CHUNK; start += CHUNK) {
      writeChunk(bytes, start, CHUNK, false);
    }
    writeChunk(bytes, start, end - start, true);
  }

  private void writeChunk(byte[] bytes, int start, int length, boolean last) {
    byte[] target = room(HEAD + length);
    at = Forms.putBytesHead(length, last, target, at);
    System.arraycopy(bytes, start, target, at, length);
    at += length;
  }

  private void writeTag(char tag) {
    room(1)[at++] = (byte) tag;
  }
}
