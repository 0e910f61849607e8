package dev.polycodec.internal.core;

import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.message.Manifest;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.spi.Variant;

/** The header of the messages of one framed variant; immutable. See docs/wire-format.md. */
final class Frame {

  /** The bytes before the reference to the root's class. */
  static final int ROOT_AT = 2;

  private final Variant variant;
  private final int number;
  private final boolean compatible;

  Frame(Variant variant, Evolution evolution) {
    this.variant = variant;
    this.number = variant.number();
    this.compatible = evolution == Evolution.COMPATIBLE;
  }

  /** Says whether a range, which is one message, is a null root. */
  static boolean isNull(byte[] array, int offset, int length) {
    return length == 1 && array[offset] == Control.NULL_ROOT;
  }

  /** Returns the bytes that precede a payload. */
  int size(RootRef root, Manifest manifest, int payload) {
    int entries = manifest.size();
    int counted = Control.isCounted(control(entries)) ? Varint.size(entries) : 0;
    int table = counted + manifest.encodedSize();
    return ROOT_AT + root.bytes().length + table + Varint.size(payload);
  }

  void write(RootRef root, Manifest manifest, int payload, byte[] to, int start) {
    int control = control(manifest.size());
    byte[] reference = root.bytes();
    to[start] = (byte) control;
    to[start + 1] = (byte) number;
    System.arraycopy(reference, 0, to, start + ROOT_AT, reference.length);
    int at = start + ROOT_AT + reference.length;
    if (Control.isCounted(control)) {
      at = Varint.write(manifest.size(), to, at);
    }
    at = manifest.write(to, at);
    Varint.write(payload, to, at);
  }

  private int control(int entries) {
    return Control.of(variant.formatVersion(), compatible, entries);
  }

  /**
   * Reads who wrote a message, and returns its control byte.
   *
   * @throws MalformedDataException if it was not this codec
   * @throws SchemaMismatchException if it was, in another version or mode
   */
  int readControl(Cursor in) {
    int start = in.position();
    int control = in.next();
    if (control == Control.NULL_ROOT) {
      return control;
    }
    if (!Control.isKnown(control) || in.next() != number) {
      throw foreign(in, start);
    }
    if (Control.version(control) != variant.formatVersion()) {
      throw Cursor.otherFormat(Control.version(control), variant.formatVersion());
    }
    if (Control.isCompatible(control) != compatible) {
      throw otherMode(compatible);
    }
    return control;
  }

  private MalformedDataException foreign(Cursor in, int start) {
    int length = in.position() - start + in.remaining();
    MalformedDataException marked = Marked.refusal(in.bytes(), start, length, variant, null);
    if (marked != null) {
      return marked;
    } else if ((in.bytes()[start] & 0xFF) == EnvelopeHead.MARKER) {
      return new MalformedDataException(
          "The bytes begin with a codec tag or an envelope: decode them with the codec, with its"
              + " overrides or its envelope, that wrote them");
    }
    return Origin.of(in.bytes(), start, length).refusedBy(variant, null);
  }

  /** Reads the class table that a control byte announces. */
  static void readTable(int control, Cursor in, Manifest manifest) {
    int entries = readEntries(control, in);
    if (entries > 0) {
      manifest.read(in, entries);
    }
  }

  /** Moves on to what follows the class table. */
  static void skipTable(int control, Cursor in) {
    for (int entries = readEntries(control, in); entries > 0; entries--) {
      in.skip(Control.isCompatible(control) ? Varint.read(in) : Integer.BYTES);
    }
  }

  private static int readEntries(int control, Cursor in) {
    int least = Control.entries(control);
    int entries = Control.isCounted(control) ? Varint.read(in) : least;
    if (entries < least) {
      throw new MalformedDataException(
          "The class table has a number of its own for its " + entries + " entries");
    }
    return entries;
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
