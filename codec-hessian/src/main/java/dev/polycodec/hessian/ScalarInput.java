package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;

/**
 * Reads tags, numbers, text and bytes of Hessian 2.0.
 *
 * <p>A call of {@link #next()} reads a tag; the method for the kind that it returns reads the rest.
 */
abstract class ScalarInput extends ByteReader {

  private int tag;

  /** Reads a tag. */
  final Kind next() throws EOFException {
    tag = readByte();
    return Kind.of(tag);
  }

  /** Returns the tag that was read last. */
  final int tag() {
    return tag;
  }

  /** Returns the int that the last tag announced. */
  final int intValue() throws EOFException {
    if (tag < 0x80) {
      return readFour();
    }
    if (tag < 0xc0) {
      return tag - 0x90;
    }
    return tag < 0xd0 ? (tag - 0xc8 << 8) + readByte() : (tag - 0xd4 << 16) + readShort();
  }

  /** Returns the long that the last tag announced. */
  final long longValue() throws EOFException {
    if (tag >= 0xf0) {
      return (tag - 0xf8 << 8) + readByte();
    }
    if (tag >= 0xd8) {
      return tag - 0xe0;
    }
    if (tag < 0x40) {
      return (tag - 0x3c << 16) + readShort();
    }
    return tag == 'L' ? readEight() : readFour();
  }

  /** Returns the double that the last tag announced. */
  final double doubleValue() throws EOFException {
    return switch (tag) {
      case 0x5b -> 0;
      case 0x5c -> 1;
      case 0x5d -> (byte) readByte();
      case 0x5e -> (short) readShort();
      case 0x5f -> 0.001 * readFour();
      default -> Double.longBitsToDouble(readEight());
    };
  }

  /** Returns the milliseconds of the date that the last tag announced. */
  final long dateValue() throws EOFException {
    return tag == 0x4a ? readEight() : readFour() * 60_000L;
  }

  /** Returns the length of the chunk of text or bytes that the last tag announced. */
  private int chunk() throws EOFException {
    if (tag < 0x20) {
      return tag;
    }
    if (tag < 0x30) {
      return tag - 0x20;
    }
    if (tag < 0x34) {
      return (tag - 0x30 << 8) + readByte();
    }
    return tag < 0x38 ? (tag - 0x34 << 8) + readByte() : readShort();
  }

  /** Says whether the chunk that the last tag announced is the last one. */
  private boolean isLast() {
    return tag != 'R' && tag != 'A';
  }

  final int readInt() throws EOFException {
    expect(Kind.INT, "an int");
    return intValue();
  }

  final long readLong() throws EOFException {
    expect(Kind.LONG, "a long");
    return longValue();
  }

  final boolean readBoolean() throws EOFException {
    Kind kind = next();
    if (kind != Kind.TRUE && kind != Kind.FALSE) {
      throw unexpected("a boolean");
    }
    return kind == Kind.TRUE;
  }

  final String readText() throws EOFException {
    expect(Kind.TEXT, "text");
    return text();
  }

  private void expect(Kind kind, String what) throws EOFException {
    if (next() != kind) {
      throw unexpected(what);
    }
  }

  /** Returns what says that something else was expected than the last tag announced. */
  final MalformedDataException unexpected(String what) {
    return new MalformedDataException(
        "Expected " + what + " but found the code 0x" + Integer.toHexString(tag));
  }

  /** Returns the text that the last tag announced. */
  final String text() throws EOFException {
    boolean last = isLast();
    String text = chars(chunk());
    return last ? text : chunks(new StringBuilder(text));
  }

  private String chunks(StringBuilder text) throws EOFException {
    boolean last = false;
    while (!last) {
      expect(Kind.TEXT, "text");
      last = isLast();
      text.append(chars(chunk()));
    }
    return text.toString();
  }

  /** Passes text without a look at it, as far as it is well formed. */
  final void skipText() throws EOFException {
    boolean last = false;
    while (!last) {
      expect(Kind.TEXT, "text");
      last = isLast();
      for (int rest = chunk(); rest > 0; rest--) {
        readChar();
      }
    }
  }

  /** Returns the bytes that the last tag announced. */
  final byte[] bytes() throws EOFException {
    boolean last = isLast();
    byte[] bytes = raw(chunk());
    return last ? bytes : chunks(bytes);
  }

  private byte[] chunks(byte[] first) throws EOFException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(first);
    boolean last = false;
    while (!last) {
      expect(Kind.BYTES, "bytes");
      last = isLast();
      bytes.writeBytes(raw(chunk()));
    }
    return bytes.toByteArray();
  }
}
