package dev.polycodec.internal.envelope;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.wire.Crc8;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Reference;
import java.util.Arrays;

/**
 * What an envelope says before its message; immutable. See docs/wire-format.md.
 *
 * @param bytes all of it, the checksum left out
 * @param codec the reference to the codec
 * @param type where the reference to the class of the root begins in the bytes
 */
@SuppressWarnings("ArrayRecordComponent") // compared by identity only, and never leaves the core
public record EnvelopeHead(byte[] bytes, Reference codec, int type) {

  public static final int MARKER = 0xD7;

  /** The kind of what begins with the marker: an envelope. */
  static final int KIND = 0x20;

  public static final int COMPATIBLE = 1;
  public static final int CHECKSUM = 2;
  public static final int COMPRESSED = 4;

  /** Where the checksum is, if there is one: before all that has no fixed length. */
  public static final int CHECKSUM_AT = 3;

  public static final int CHECKSUM_SIZE = 4;

  /** The reference of a null root. */
  public static final byte NULL_ROOT = 0;

  /** The reference that stands for the one in the frame of the message. */
  public static final byte IN_FRAME = 1;

  private static final int PARITY = 8;
  private static final int RESERVED = 16;
  private static final int VERSION = 1;
  public static final int MAX_NAME = 32;
  private static final int MAX_LENGTH = 8 << 10;

  /** Builds the header of messages. */
  static EnvelopeHead of(int formatVersion, int flags, Reference codec, byte[] type) {
    byte[] name = codec.bytes();
    byte[] bytes = new byte[CHECKSUM_AT + name.length + type.length + 1];
    int control = VERSION << 5 | flags;
    bytes[0] = (byte) MARKER;
    bytes[1] = (byte) (KIND | formatVersion);
    bytes[2] = (byte) (isEven(control) ? control : control | PARITY);
    System.arraycopy(name, 0, bytes, CHECKSUM_AT, name.length);
    System.arraycopy(type, 0, bytes, CHECKSUM_AT + name.length, type.length);
    int last = bytes.length - 1;
    bytes[last] = (byte) Crc8.update(0, bytes, 0, last);
    return new EnvelopeHead(bytes, codec, CHECKSUM_AT + name.length);
  }

  /** Says whether a range begins with the marker, the kind, and a version of an envelope. */
  public static boolean begins(byte[] array, int offset, int length) {
    return length > CHECKSUM_AT
        && (array[offset] & 0xFF) == MARKER
        && (array[offset + 1] & 0xF0) == KIND
        && hasVersion(array[offset + 2]);
  }

  /**
   * Returns the flags of an envelope.
   *
   * @throws MalformedDataException if one of them was changed
   */
  public static int flags(byte[] array, int offset) {
    int control = array[offset + 2] & 0xFF;
    if (!isEven(control)) {
      throw damaged();
    }
    if (control >>> 5 != VERSION || (control & RESERVED) != 0) {
      throw new SchemaMismatchException(
          "The bytes have an envelope of another version: read them with the release that wrote"
              + " them");
    }
    return control;
  }

  /** Says whether a range is too short for an envelope, and all there is of it begins one. */
  public static boolean isCutOff(byte[] array, int offset, int length) {
    return length > 0 && length <= CHECKSUM_AT && wrongBits(array, offset, length) == 0;
  }

  /**
   * Says whether a range would be an envelope if one bit of its marker, kind or version were
   * another.
   */
  public static boolean isNear(byte[] array, int offset, int length) {
    if (length <= CHECKSUM_AT || wrongBits(array, offset, length) != 1) {
      return false;
    }
    byte[] mended = Arrays.copyOfRange(array, offset, offset + Math.min(length, MAX_LENGTH));
    mended[0] = (byte) MARKER;
    mended[1] = (byte) (KIND | mended[1] & 0xF);
    if (!hasVersion(mended[2])) {
      mended[2] |= VERSION << 5;
    }
    try {
      read(mended, 0, mended.length);
      return true;
    } catch (MalformedDataException | SchemaMismatchException e) {
      return false;
    }
  }

  private static int wrongBits(byte[] array, int offset, int length) {
    int wrong = Integer.bitCount((array[offset] & 0xFF) ^ MARKER);
    if (length > 1) {
      wrong += Integer.bitCount((array[offset + 1] & 0xF0) ^ KIND);
    }
    return length > 2 && !hasVersion(array[offset + 2]) ? wrong + 1 : wrong;
  }

  /** None is 0, so that bytes with small numbers in their place are no envelope. */
  private static boolean hasVersion(byte control) {
    return (control & 0xE0) != 0;
  }

  private static boolean isEven(int control) {
    return (Integer.bitCount(control) & 1) == 0;
  }

  /**
   * Reads the header of an envelope, whose checksum has been verified. What is kept is made of what
   * was read: the caller's bytes may be others by then.
   *
   * @throws MalformedDataException if it was changed
   */
  public static EnvelopeHead read(byte[] array, int offset, int length) {
    int flags = flags(array, offset);
    Cursor in = new Cursor();
    in.reset(array, offset, length);
    in.skip(CHECKSUM_AT + ((flags & CHECKSUM) != 0 ? CHECKSUM_SIZE : 0));
    Reference codec = Reference.read(in, MAX_NAME);
    byte[] type = Reference.read(in, ClassNames.MAX_BYTES).bytes();
    EnvelopeHead head = of(array[offset + 1] & 0xF, flags, codec, type);
    boolean noFrame = head.has(COMPRESSED) && head.typeIs(IN_FRAME); // to look at
    if (in.next() != (head.bytes[head.bytes.length - 1] & 0xFF) || noFrame) {
      throw damaged();
    }
    return head;
  }

  /** Says whether a range begins with the same header, whatever its checksum. */
  public boolean matches(byte[] array, int offset, int length) {
    int from = offset + length() - bytes.length + CHECKSUM_AT;
    return length >= length()
        && Arrays.equals(array, offset, offset + CHECKSUM_AT, bytes, 0, CHECKSUM_AT)
        && Arrays.equals(array, from, offset + length(), bytes, CHECKSUM_AT, bytes.length);
  }

  /** Writes the header, with room for a checksum, before a message. */
  void write(byte[] to, int at) {
    int gap = length() - bytes.length;
    System.arraycopy(bytes, 0, to, at, CHECKSUM_AT);
    System.arraycopy(bytes, CHECKSUM_AT, to, at + CHECKSUM_AT + gap, bytes.length - CHECKSUM_AT);
  }

  /** Returns the bytes it takes. */
  public int length() {
    return has(CHECKSUM) ? bytes.length + CHECKSUM_SIZE : bytes.length;
  }

  public boolean has(int flag) {
    return (bytes[2] & flag) != 0;
  }

  /** Returns the format version of the codec. */
  public int formatVersion() {
    return bytes[1] & 0xF;
  }

  /** Says whether the reference to the root's class is a special one. */
  public boolean typeIs(byte special) {
    return bytes.length == type + 2 && bytes[type] == special;
  }

  /** Returns the cursor at the reference to the root's class. */
  public Cursor typeReference() {
    Cursor in = new Cursor();
    in.reset(bytes, type, bytes.length - 1 - type);
    return in;
  }

  public static MalformedDataException damaged() {
    return new MalformedDataException("The header of the envelope is damaged");
  }
}
