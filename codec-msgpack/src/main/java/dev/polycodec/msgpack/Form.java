package dev.polycodec.msgpack;

/** The first bytes of values, and which of several forms is the shortest one. */
final class Form {

  static final int NIL = 0xC0;
  static final int FALSE = 0xC2;
  static final int TRUE = 0xC3;
  static final int FLOAT = 0xCA;
  static final int DOUBLE = 0xCB;

  /** These have the number itself in their first byte. */
  static final int FIXED = 0;

  static final int UINT8 = 0xCC;
  static final int UINT16 = 0xCD;
  static final int UINT32 = 0xCE;
  static final int UINT64 = 0xCF;
  static final int INT8 = 0xD0;
  static final int INT16 = 0xD1;
  static final int INT32 = 0xD2;
  static final int INT64 = 0xD3;

  /** The first byte of an empty text; that of another up to a length is so much more. */
  static final int TEXT = 0xA0;

  static final int MAX_FIXED_TEXT = 31;

  /** Lengths of 8 bits; 16 and 32 follow. */
  static final int TEXT8 = 0xD9;

  static final int BYTES8 = 0xC4;

  /** No number less than this is in a first byte. */
  static final int MIN_FIXED = -32;

  private Form() {}

  /** Returns the first byte of an integer, or {@link #FIXED}. */
  static int of(long value) {
    if (value >= MIN_FIXED && value <= Byte.MAX_VALUE) {
      return FIXED;
    }
    return value < 0 ? ofNegative(value) : ofPositive(value);
  }

  private static int ofPositive(long value) {
    if (value >>> Integer.SIZE != 0) {
      return UINT64;
    }
    return UINT8 + width(value);
  }

  private static int ofNegative(long value) {
    if (value < Integer.MIN_VALUE) {
      return INT64;
    }
    return value >= Byte.MIN_VALUE ? INT8 : value >= Short.MIN_VALUE ? INT16 : INT32;
  }

  /** Returns 0, 1 or 2 for a number of up to 8, 16 or 32 bits without a sign. */
  static int width(long value) {
    return value >>> Byte.SIZE == 0 ? 0 : value >>> Short.SIZE == 0 ? 1 : 2;
  }
}
