package dev.polycodec.msgpack;

/** The first bytes of values in MessagePack; of some kinds, they have a part of the value. */
final class Form {

  static final int MAP = 0x80;
  static final int ARRAY = 0x90;
  static final int TEXT = 0xA0;
  static final int NIL = 0xC0;
  static final int FALSE = 0xC2;
  static final int TRUE = 0xC3;

  /** The first of those that have a length behind them, by its {@link Width}. */
  static final int BYTES_LONG = 0xC4;

  static final int FLOAT = 0xCA;
  static final int DOUBLE = 0xCB;

  /** The first of four widths each. */
  static final int UNSIGNED = 0xCC;

  static final int SIGNED = 0xD0;
  static final int TEXT_LONG = 0xD9;

  /** These have no length of eight bits. */
  static final int ARRAY_LONG = 0xDC - 1;

  static final int MAP_LONG = 0xDE - 1;

  /** The least number that is a first byte by itself. */
  static final int MIN_FIXED = -32;

  static final int MAX_FIXED_TEXT = 31;
  static final int MAX_FIXED_SIZE = 15;

  /** Says that the first byte of an integer is the integer. */
  static final int FIXED = 0;

  private Form() {}

  /** Returns the first byte of the shortest form of an integer, or {@link #FIXED}. */
  static int of(long value) {
    if (value >= MIN_FIXED && value <= Byte.MAX_VALUE) {
      return FIXED;
    }
    return value < 0 ? SIGNED + Width.of(~value << 1) : UNSIGNED + Width.of(value);
  }

  /** Returns the width of the number behind the first byte of an integer. */
  static int width(int form) {
    return form & 3;
  }
}
