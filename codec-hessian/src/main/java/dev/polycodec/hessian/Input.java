package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;

/**
 * Reads the format of one version of Hessian from an array. Hessian's own input reads byte by byte
 * and calls whatever a type names; this tells what comes next, and its reader asks for it.
 *
 * <p>A call of {@link #next()} reads a tag; the method for the kind that it returns reads the rest.
 */
abstract class Input extends ByteReader {

  /** What a tag announces. */
  enum Kind {
    NULL,
    TRUE,
    FALSE,
    INT,
    LONG,
    DOUBLE,
    DATE,
    TEXT,
    BYTES,
    /** A list of a type and a length. */
    LIST,
    /** A list or map that names no type. */
    UNTYPED,
    MAP,
    /** An object of a class that was defined, or a definition and its first object. */
    OBJECT,
    REFERENCE,
    /** Something that is no value of a message. */
    OTHER
  }

  private final Kind[] kinds;
  private int tag;

  /** Creates an input of the kinds of all tags. */
  Input(Kind[] kinds) {
    this.kinds = kinds;
  }

  /** Knows what names on the wire stand for. */
  interface Types {

    /** Returns what lists and maps of a name are. */
    Object find(String name);

    /** Returns what objects of a name are, which have as many fields. */
    Object define(String name, int fields);
  }

  /** Returns the int that the last tag announced. */
  abstract int intValue() throws EOFException;

  /** Returns the long that the last tag announced. */
  abstract long longValue() throws EOFException;

  /** Returns the double that the last tag announced. */
  abstract double doubleValue() throws EOFException;

  /** Returns the milliseconds of the date that the last tag announced. */
  abstract long dateValue() throws EOFException;

  /** Returns the length of the chunk of text or bytes that the last tag announced. */
  abstract int chunk() throws EOFException;

  /** Says whether the chunk that a tag announces is the last one. */
  abstract boolean isLast(int tagOfChunk);

  /** Reads what a list or map is named after. */
  abstract Object type(Types types) throws EOFException;

  /** Returns what the object is whose tag was read last. */
  abstract Object definition(Types types) throws EOFException;

  /** Reads the length of a list after its type. */
  abstract int length() throws EOFException;

  /** Says whether a map ends here, and passes its end. */
  abstract boolean isEnd() throws EOFException;

  /** Passes the end of a list, if it has any. */
  abstract void endList() throws EOFException;

  /** Passes what precedes the value of a field. */
  abstract void beginField(String name) throws EOFException;

  /** Returns the number that a reference has. */
  abstract int reference() throws EOFException;

  /** Reads a tag. */
  final Kind next() throws EOFException {
    tag = readByte();
    return kinds[tag];
  }

  /** Returns the tag that was read last. */
  final int tag() {
    return tag;
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
    boolean last = isLast(tag);
    String text = chars(chunk());
    return last ? text : chunks(new StringBuilder(text));
  }

  private String chunks(StringBuilder text) throws EOFException {
    boolean last = false;
    while (!last) {
      expect(Kind.TEXT, "text");
      last = isLast(tag);
      text.append(chars(chunk()));
    }
    return text.toString();
  }

  /** Passes text that is expected to be this, and says whether it was. */
  final boolean skipsText(String expected) throws EOFException {
    expect(Kind.TEXT, "text");
    int start = position();
    if (isLast(tag) && chunk() == expected.length() && skipsAscii(expected)) {
      return true;
    }
    backTo(start);
    return text().equals(expected);
  }

  /** Passes text without a look at it, as far as it is well formed. */
  final void skipText() throws EOFException {
    boolean last = false;
    while (!last) {
      expect(Kind.TEXT, "text");
      last = isLast(tag);
      for (int rest = chunk(); rest > 0; rest--) {
        readChar();
      }
    }
  }

  /** Returns the bytes that the last tag announced. */
  final byte[] bytes() throws EOFException {
    boolean last = isLast(tag);
    byte[] bytes = raw(chunk());
    return last ? bytes : chunks(bytes);
  }

  private byte[] chunks(byte[] first) throws EOFException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(first);
    boolean last = false;
    while (!last) {
      expect(Kind.BYTES, "bytes");
      last = isLast(tag);
      bytes.writeBytes(raw(chunk()));
    }
    return bytes.toByteArray();
  }
}
