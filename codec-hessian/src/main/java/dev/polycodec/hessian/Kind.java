package dev.polycodec.hessian;

import java.util.Arrays;

/** What a tag of Hessian 2.0 announces. */
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
  OTHER;

  private static final Kind[] BY_TAG = new Kind[0x100];

  static {
    Arrays.fill(BY_TAG, OTHER);
    set(NULL, 'N', 'N');
    set(TRUE, 'T', 'T');
    set(FALSE, 'F', 'F');
    set(INT, 'I', 'I');
    set(INT, 0x80, 0xd7);
    set(LONG, 'L', 'L');
    set(LONG, 0x38, 0x3f);
    set(LONG, 0x59, 0x59);
    set(LONG, 0xd8, 0xff);
    set(DOUBLE, 'D', 'D');
    set(DOUBLE, 0x5b, 0x5f);
    set(DATE, 0x4a, 0x4b);
    set(TEXT, 0x00, 0x1f);
    set(TEXT, 0x30, 0x33);
    set(TEXT, 'R', 'S');
    set(BYTES, 0x20, 0x2f);
    set(BYTES, 0x34, 0x37);
    set(BYTES, 'A', 'B');
    set(LIST, 'V', 'V');
    set(LIST, 0x70, 0x77);
    set(UNTYPED, 'H', 'H');
    set(UNTYPED, 'W', 'X');
    set(UNTYPED, 0x78, 0x7f);
    set(MAP, 'M', 'M');
    set(OBJECT, 'C', 'C');
    set(OBJECT, 'O', 'O');
    set(OBJECT, 0x60, 0x6f);
    set(REFERENCE, 'Q', 'Q');
  }

  private static void set(Kind kind, int from, int to) {
    Arrays.fill(BY_TAG, from, to + 1, kind);
  }

  /** Returns what a tag announces, which is a byte without a sign. */
  static Kind of(int tag) {
    return BY_TAG[tag];
  }
}
