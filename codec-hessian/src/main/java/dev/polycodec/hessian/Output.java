package dev.polycodec.hessian;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.graph.IdentityIndex;
import java.util.List;

/**
 * Writes the format of Hessian 2.0 into the buffer of an engine. Hessian's own output loops over
 * characters and copies what it wrote; this writes the same bytes.
 */
final class Output {

  /** The most characters or bytes in one chunk. */
  private static final int CHUNK = 0x8000;

  /** The most bytes of a number, with its tag. */
  private static final int NUMBER = 1 + Long.BYTES;

  /** The most bytes before a chunk. */
  private static final int HEAD = 3;

  private final PayloadBuffer buffer;
  private final AsciiWriter ascii = new AsciiWriter();
  private final IdentityIndex objects = new IdentityIndex();

  /** The classes, or names, of lists and maps by number. */
  private final IdentityIndex types = new IdentityIndex();

  /** The classes of objects by number. */
  private final IdentityIndex definitions = new IdentityIndex();

  Output(PayloadBuffer buffer) {
    this.buffer = buffer;
  }

  /** Forgets what the message before wrote, and the objects of it; after a failed one, too. */
  void clear() {
    objects.clear();
    types.clear();
    definitions.clear();
  }

  /** Returns about how many bytes the tables retain. */
  long retainedBytes() {
    return objects.retainedBytes() + types.retainedBytes() + definitions.retainedBytes();
  }

  /** Writes a reference to an object that was written before, or numbers it and returns false. */
  boolean writeKnown(Object object) {
    int number = objects.put(object);
    if (number < 0) {
      return false;
    }
    writeReference(number);
    return true;
  }

  private void writeTag(int tag) {
    buffer.write(tag);
  }

  void writeNull() {
    writeTag('N');
  }

  void writeBoolean(boolean value) {
    writeTag(value ? 'T' : 'F');
  }

  void writeInt(int value) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(Forms.putInt(value, target, buffer.position()));
  }

  void writeLong(long value) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(Forms.putLong(value, target, buffer.position()));
  }

  void writeDouble(double value) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(Forms.putDouble(value, target, buffer.position()));
  }

  void writeDate(long millis) {
    byte[] target = buffer.reserve(NUMBER);
    buffer.advanceTo(Forms.putDate(millis, target, buffer.position()));
  }

  void writeText(String text) {
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
    int position = Forms.putTextHead(text.length(), last, target, buffer.position());
    buffer.advanceTo(position);
    writeChars(text);
  }

  private void writeChars(String text) {
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

  void writeBytes(byte[] bytes) {
    int start = 0;
    while (bytes.length - start > CHUNK) {
      writeChunk(bytes, start, CHUNK, false);
      start += CHUNK;
    }
    writeChunk(bytes, start, bytes.length - start, true);
  }

  private void writeChunk(byte[] bytes, int start, int length, boolean last) {
    byte[] target = buffer.reserve(HEAD);
    buffer.advanceTo(Forms.putBytesHead(length, last, target, buffer.position()));
    buffer.write(bytes, start, length);
  }

  /** Begins a list of a class or, if the type is a string, of that name. */
  void beginList(int length, Object type, Message message) {
    if (length <= 7) {
      writeTag(0x70 + length);
      writeType(type, message);
    } else {
      writeTag('V');
      writeType(type, message);
      writeInt(length);
    }
  }

  void beginMap(Class<?> type, Message message) {
    writeTag('M');
    writeType(type, message);
  }

  private void writeType(Object type, Message message) {
    int number = types.put(type);
    if (number >= 0) {
      writeInt(number);
    } else {
      writeText(type instanceof Class<?> c ? message.nameOf(c) : (String) type);
    }
  }

  void endMap() {
    writeTag('Z');
  }

  /** Begins an object of named fields, whose definition says how many values follow. */
  void beginObject(Shape shape, Message message) {
    int number = definitions.put(shape.type());
    if (number < 0) {
      number = definitions.size() - 1;
      define(shape, message);
    }
    if (number <= 0x0f) {
      writeTag(0x60 + number);
    } else {
      writeTag('O');
      writeInt(number);
    }
  }

  private void define(Shape shape, Message message) {
    writeTag('C');
    writeText(message.nameOf(shape.type()));
    List<FieldShape> fields = shape.fields();
    writeInt(fields.size());
    for (int i = 0; i < fields.size(); i++) { // an iterator would be garbage of each message
      writeText(fields.get(i).wireName());
    }
  }

  private void writeReference(int number) {
    writeTag('Q');
    writeInt(number);
  }
}
