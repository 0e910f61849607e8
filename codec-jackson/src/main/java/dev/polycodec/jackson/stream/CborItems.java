package dev.polycodec.jackson.stream;

import dev.polycodec.MalformedDataException;

/**
 * Looks through the items of CBOR, one after the other whatever they are part of, for what parsers
 * take and should not: text that is not UTF-8, references to texts, which make much of few bytes,
 * tags without end, and what they take for a number that it is not.
 */
final class CborItems {

  /** Self-described CBOR with a time of a kind has two. */
  private static final int MAX_TAGS = 4;

  private static final int BYTES = 2;
  private static final int TEXT = 3;
  private static final int TAG = 6;
  private static final int SIMPLE = 7;
  private static final int REFERENCE = 25;
  private static final int NAMESPACE = 256;
  private static final int SHARED = 29;

  /** Arrays of numbers as bytes (RFC 8746), and the bits that say how wide and of which kind. */
  private static final int FIRST_ARRAY = 64;

  private static final int LAST_ARRAY = 87;
  private static final int WIDER = 0b1_0011;

  /** The first simple value that means something: those before are nobody's yet. */
  private static final int FALSE = 20;

  /** What the five low bits of a head say that has an argument of one byte, and of no length. */
  private static final int ONE_BYTE = 24;

  private static final int EIGHT_BYTES = 27;
  private static final int INDEFINITE = 31;

  private CborItems() {}

  /** Returns the kind of the item whose head is a byte: a number from 0 to 7. */
  static int kind(byte head) {
    return (head & 0xFF) >> 5;
  }

  /**
   * Returns whether an item may be a name: one of bytes may be no text, and of an integer that no
   * {@code long} holds, parsers make another.
   */
  static boolean isName(byte[] bytes, int at) {
    int kind = kind(bytes[at]);
    return kind == TEXT
        || (kind < BYTES && ((bytes[at] & 0x1F) < EIGHT_BYTES || bytes[at + 1] >= 0));
  }

  /**
   * Looks through a range of items.
   *
   * @throws MalformedDataException if there is something that is not to be parsed
   */
  static void require(byte[] bytes, int from, int end) {
    int tags = 0;
    for (int at = from; at < end; ) {
      int kind = kind(bytes[at]);
      int low = bytes[at++] & 0x1F;
      int size = low < ONE_BYTE || low == INDEFINITE ? 0 : 1 << (low - ONE_BYTE);
      requireRoom(size, Math.min(end - at, Long.BYTES)); // no number has more bytes
      long argument = low < ONE_BYTE ? low : low == INDEFINITE ? 0 : number(bytes, at, size);
      at += size;
      tags = kind == TAG ? tags + 1 : 0;
      if (kind == TAG) {
        requireTag(argument, tags);
      } else if (kind == BYTES || kind == TEXT) {
        requireRoom(argument, end - at);
        requireText(kind, bytes, at, at + (int) argument);
        at += (int) argument;
      } else if (kind == SIMPLE) {
        requireKnown(low);
      }
    }
  }

  private static void requireRoom(long length, int room) {
    if (length < 0 || length > room) {
      throw new MalformedDataException("The bytes end within an item of CBOR, or hold none");
    }
  }

  private static void requireText(int kind, byte[] bytes, int from, int end) {
    if (kind == TEXT && Utf8.end(bytes, from, end) < end) {
      throw Utf8.illFormed();
    }
  }

  private static void requireTag(long tag, int tags) {
    if (tag == REFERENCE || tag == NAMESPACE) {
      throw new MalformedDataException(
          "The bytes refer to earlier texts by number, which makes much of few bytes; write them"
              + " without stringref");
    }
    if (tag == SHARED) {
      throw new MalformedDataException(
          "The bytes refer to earlier values by number; write them without shared values");
    }
    if (tag >= FIRST_ARRAY && tag <= LAST_ARRAY && (tag & WIDER) != 0) {
      throw new MalformedDataException(
          "The bytes hold an array of numbers as bytes, of which no property knows the form; write"
              + " it as an array");
    }
    if (tags > MAX_TAGS) {
      throw new MalformedDataException(
          "The bytes hold an item with more than " + MAX_TAGS + " tags");
    }
  }

  /** Parsers take a simple value for an integer. */
  private static void requireKnown(int low) {
    if (low < FALSE || low == ONE_BYTE) {
      throw new MalformedDataException(
          "The bytes hold a simple value of CBOR, for which no property has a form");
    }
  }

  private static long number(byte[] bytes, int at, int size) {
    long number = 0;
    for (int i = at; i < at + size; i++) {
      number = number << Byte.SIZE | bytes[i] & 0xFF;
    }
    return number;
  }
}
