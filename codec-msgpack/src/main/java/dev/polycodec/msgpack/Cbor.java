package dev.polycodec.msgpack;

/** What the first bytes of items say in CBOR. */
final class Cbor {

  static final int UNSIGNED = 0;
  static final int NEGATIVE = 1;
  static final int BYTES = 2;
  static final int TEXT = 3;
  static final int ARRAY = 4;
  static final int MAP = 5;
  static final int TAG = 6;

  /** Where the kind is in a first byte, above the length or a word about it. */
  static final int SHIFT = 5;

  static final int LOW = 0x1F;

  /** From here on, the low bits say how wide the number is that follows. */
  static final int WIDTH = 24;

  static final int INDEFINITE = 31;
  static final int BREAK = 0xFF;

  static final int FALSE = 0xF4;
  static final int TRUE = 0xF5;
  static final int NULL = 0xF6;
  static final int FLOAT = 0xFA;
  static final int DOUBLE = 0xFB;

  static final int NEGATIVE_TAG = 3;
  static final int DECIMAL_TAG = 4;

  private Cbor() {}
}
