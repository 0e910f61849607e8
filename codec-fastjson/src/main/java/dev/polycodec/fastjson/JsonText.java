package dev.polycodec.fastjson;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;

/**
 * Looks over a message before the library reads it: the library takes comments and more for JSON,
 * replaces what is no UTF-8, and takes its time for numbers of many digits.
 */
final class JsonText {

  /** What stands between texts and words: words are numbers, and keys that are no texts. */
  private static final String BETWEEN = "+-_$,: \t\r\n";

  private static final int MOST_DIGITS = 2_048;
  private static final int MOST_EXPONENT_DIGITS = 3;
  private static final byte[] NOTHING = {};

  private final int maxDepth;
  private byte[] bytes = NOTHING;
  private int at;
  private int end;

  JsonText(Limits limits) {
    maxDepth = limits.maxDepth();
  }

  /** Refuses what nobody should have written. */
  void check(byte[] source, int offset, int length) {
    if (Bulk.getAscii(source, offset, length) == null) {
      Bulk.getUtf8(source, offset, length);
    }
    bytes = source;
    at = offset;
    end = offset + length;
    try {
      scan();
    } finally {
      bytes = NOTHING;
    }
  }

  private void scan() {
    int depth = 0;
    while (at < end) {
      byte next = bytes[at++];
      switch (next) {
        case '"' -> skipText();
        case '{', '[' -> depth = deeper(depth);
        case '}', ']' -> depth--;
        default -> scanWord(next);
      }
    }
    if (depth != 0) {
      throw new MalformedDataException("A bracket of the JSON has no other one");
    }
  }

  /** A container and what it holds are two levels at most. */
  private int deeper(int depth) {
    if (depth > 2L * maxDepth) {
      throw new LimitExceededException(
          "Objects are nested deeper than " + maxDepth, "withMaxDepth");
    }
    return depth + 1;
  }

  private void skipText() {
    while (at < end) {
      byte next = bytes[at++];
      if (next == '"') {
        return;
      }
      if (next == '\\') {
        at++;
      }
    }
    throw new MalformedDataException("A text of the JSON has no end");
  }

  private void scanWord(byte first) {
    if (isDigit(first)) {
      scanNumber();
    } else if (!Character.isLetter(first) && BETWEEN.indexOf(first) < 0) {
      throw new MalformedDataException("The bytes hold what is no JSON");
    }
  }

  private void scanNumber() {
    if (digits() >= MOST_DIGITS) {
      throw new LimitExceededException("A number of the JSON has more than 2048 digits");
    }
    if (at < end && (bytes[at] == 'e' || bytes[at] == 'E')) {
      at++;
      if (at < end && (bytes[at] == '-' || bytes[at] == '+')) {
        at++;
      }
      if (digits() > MOST_EXPONENT_DIGITS) {
        throw new LimitExceededException("A number of the JSON has an exponent beyond 999");
      }
    }
  }

  /** Passes digits, and returns how many there are. */
  private int digits() {
    int from = at;
    while (at < end && isDigit(bytes[at])) {
      at++;
    }
    return at - from;
  }

  private static boolean isDigit(byte next) {
    return (next >= '0' && next <= '9') || next == '.';
  }
}
