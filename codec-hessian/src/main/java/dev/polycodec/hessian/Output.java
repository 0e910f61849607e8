package dev.polycodec.hessian;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.graph.IdentityIndex;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Writes the format of one version of Hessian into the buffer of an engine. Hessian's own output
 * loops over characters and copies what it wrote; this writes the same bytes.
 */
abstract class Output {

  /** The most characters or bytes in one chunk. */
  static final int CHUNK = 0x8000;

  /** The most bytes of a number, with its tag. */
  private static final int NUMBER = 1 + Long.BYTES;

  /** The most bytes before a chunk. */
  private static final int HEAD = 3;

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final PayloadBuffer buffer;
  private final AsciiWriter ascii = new AsciiWriter();
  private final IdentityIndex objects = new IdentityIndex();

  Output(PayloadBuffer buffer) {
    this.buffer = buffer;
  }

  /** Puts an int with its tag, and returns the position after it. */
  abstract int putInt(int value, byte[] target, int position);

  /** Puts a long with its tag, and returns the position after it. */
  abstract int putLong(long value, byte[] target, int position);

  /** Puts a double, other than negative zero, with its tag, and returns the position after it. */
  abstract int putDouble(double value, byte[] target, int position);

  /** Puts a date with its tag, and returns the position after it. */
  abstract int putDate(long millis, byte[] target, int position);

  /** Puts what precedes the characters of a chunk of text. */
  abstract int putTextHead(int length, boolean last, byte[] target, int position);

  /** Puts what precedes the bytes of a chunk of bytes. */
  abstract int putBytesHead(int length, boolean last, byte[] target, int position);

  /** Begins a list of a class or, if the type is a string, of that name. */
  abstract void beginList(int length, Object type, Message message);

  abstract void endList();

  abstract void beginMap(Class<?> type, Message message);

  abstract void endMap();

  /** Begins an object of named fields. */
  abstract void beginObject(Shape shape, Message message);

  /** Writes what precedes the value of a field. */
  abstract void beginField(FieldShape field);

  abstract void endObject();

  /** Writes the number of an object of this message. */
  abstract void writeReference(int number);

  /** Forgets what the message before wrote, and the objects of it; after a failed one, too. */
  void clear() {
    objects.clear();
  }

  /** Returns about how many bytes the tables retain. */
  long retainedBytes() {
    return objects.retainedBytes();
  }

  /** Writes a reference to an object that was written before, or numbers it and returns false. */
  final boolean writeKnown(Object object) {
    int number = objects.put(object);
    if (number < 0) {
      return false;
    }
    writeReference(number);
    return true;
  }

  final void writeTag(int tag) {
    buffer.write(tag);
  }

  final void writeNull() {
    writeTag('N');
  }

  final void writeBoolean(boolean value) {
    writeTag(value ? 'T' : 'F');
  }

  final void writeInt(int value) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(putInt(value, target, buffer.position()));
  }

  final void writeLong(long value) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(putLong(value, target, buffer.position()));
  }

  final void writeDouble(double value) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(putDouble(value, target, buffer.position()));
  }

  final void writeDate(long millis) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(putDate(millis, target, buffer.position()));
  }

  final void writeText(String text) {
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
    byte[] target = buffer.reserve(HEAD + text.length());
    int position = putTextHead(text.length(), last, target, buffer.position());
    buffer.advanceTo(position);
    writeChars(text);
  }

  /** Writes the characters of a text without their number. */
  final void writeChars(String text) {
    byte[] target = buffer.reserve(text.length());
    int position = buffer.position();
    if (ascii.put(text, target, position)) {
      buffer.advanceTo(position + text.length());
      return;
    }
    int size = 0;
    for (int i = 0; i < text.length(); i++) {
      size += width(text.charAt(i));
    }
    buffer.advanceTo(putChars(text, buffer.reserve(size), position));
  }

  private static int width(char c) {
    return c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
  }

  /** Puts text in UTF-8, but for surrogates: each is three bytes, whether it has its other half. */
  private static int putChars(String text, byte[] target, int position) {
    int next = position;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        target[next++] = (byte) c;
      } else if (c < 0x800) {
        target[next++] = (byte) (0xc0 | c >> 6);
        target[next++] = (byte) (0x80 | c & 0x3f);
      } else {
        target[next++] = (byte) (0xe0 | c >> 12);
        target[next++] = (byte) (0x80 | c >> 6 & 0x3f);
        target[next++] = (byte) (0x80 | c & 0x3f);
      }
    }
    return next;
  }

  final void writeBytes(byte[] bytes) {
    int start = 0;
    while (bytes.length - start > CHUNK) {
      writeChunk(bytes, start, CHUNK, false);
      start += CHUNK;
    }
    writeChunk(bytes, start, bytes.length - start, true);
  }

  private void writeChunk(byte[] bytes, int start, int length, boolean last) {
    byte[] target = buffer.reserve(HEAD);
    buffer.advanceTo(putBytesHead(length, last, target, buffer.position()));
    buffer.write(bytes, start, length);
  }

  /** Puts a tag and two bytes. */
  static int putShort(int tag, int value, byte[] target, int position) {
    target[position] = (byte) tag;
    target[position + 1] = (byte) (value >> 8);
    target[position + 2] = (byte) value;
    return position + 3;
  }

  /** Puts a tag and four bytes. */
  static int putInt(int tag, int value, byte[] target, int position) {
    target[position] = (byte) tag;
    INTS.set(target, position + 1, value);
    return position + 1 + Integer.BYTES;
  }

  /** Puts a tag and eight bytes. */
  static int putLong(int tag, long value, byte[] target, int position) {
    target[position] = (byte) tag;
    LONGS.set(target, position + 1, value);
    return position + 1 + Long.BYTES;
  }
}
