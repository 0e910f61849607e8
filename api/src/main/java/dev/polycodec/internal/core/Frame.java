package dev.polycodec.internal.core;

import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.message.Manifest;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.spi.Variant;

/** The header of the messages of one framed variant; immutable. See docs/wire-format.md. */
final class Frame {

  static final int NULL_ROOT = 1;
  static final int CLASS_TABLE = 2;
  static final int COMPATIBLE = 4;

  private static final int FLAGS = NULL_ROOT | CLASS_TABLE | COMPATIBLE;
  private static final int MARKER = 0xD7;

  private final int version;
  private final int mode;

  Frame(Variant variant, Evolution evolution) {
    this.version = variant.formatVersion();
    this.mode = evolution == Evolution.COMPATIBLE ? COMPATIBLE : 0;
  }

  /** Returns the only byte of a null root. */
  byte nullRoot() {
    return (byte) (version << 4 | mode | NULL_ROOT);
  }

  /** Returns the bytes that precede a payload. */
  int size(RootRef root, Manifest manifest, int payload) {
    int table = manifest.isEmpty() ? 0 : manifest.encodedSize();
    return 1 + root.bytes().length + table + Varint.size(payload);
  }

  void write(RootRef root, Manifest manifest, int payload, byte[] to, int start) {
    boolean table = !manifest.isEmpty();
    byte[] reference = root.bytes();
    to[start] = (byte) (version << 4 | mode | (table ? CLASS_TABLE : 0));
    System.arraycopy(reference, 0, to, start + 1, reference.length);
    int at = start + 1 + reference.length;
    if (table) {
      at = manifest.write(to, at);
    }
    Varint.write(payload, to, at);
  }

  /** Reads the control byte and returns its flags. */
  int readControl(Cursor in) {
    int control = in.next();
    if (control == MARKER) {
      throw new MalformedDataException(
          "The bytes begin with a codec tag or an envelope: decode them with the codec, with its"
              + " overrides or its envelope, that wrote them");
    }
    int found = control >>> 4;
    if (found < 1 || found > 12 || (control & 0xF & ~FLAGS) != 0) {
      throw new MalformedDataException("The bytes do not begin with the header of a message");
    }
    if (found != version) {
      throw Cursor.otherFormat(found, version);
    }
    if ((control & COMPATIBLE) != mode) {
      throw otherMode(mode != 0);
    }
    return control & FLAGS;
  }

  /** Reads the length of the payload, which is all that remains. */
  static int readLength(Cursor in) {
    int length = Varint.read(in);
    if (length > in.remaining()) {
      throw Cursor.truncated();
    }
    requireEnd(in, length);
    return length;
  }

  /** Checks that nothing follows the last bytes of the message. */
  static void requireEnd(Cursor in, int length) {
    if (length < in.remaining()) {
      throw new MalformedDataException(
          "The message is followed by "
              + (in.remaining() - length)
              + " bytes that are not its own");
    }
  }

  /** Says that bytes have another mode than the codec. */
  static SchemaMismatchException otherMode(boolean compatible) {
    return new SchemaMismatchException(
        compatible
            ? "The bytes were written with evolution(STRICT); build this codec with it, too"
            : "The bytes were written with evolution(COMPATIBLE); build this codec with it, too");
  }
}
