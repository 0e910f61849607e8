package dev.polycodec.protostuff;

/** The wire types, of which a tag has one beside the number of its field. */
final class Wire {

  static final int VARINT = 0;
  static final int FIXED64 = 1;
  static final int DELIMITED = 2;
  static final int START_GROUP = 3;
  static final int END_GROUP = 4;
  static final int FIXED32 = 5;

  private static final int BITS = 3;

  private Wire() {}

  static int tag(int number, int type) {
    return number << BITS | type;
  }

  static int number(int tag) {
    return tag >>> BITS;
  }

  static int type(int tag) {
    return tag & (1 << BITS) - 1;
  }

  /** Returns the tag that ends the group that a tag starts. */
  static int endOf(int start) {
    return tag(number(start), END_GROUP);
  }
}
