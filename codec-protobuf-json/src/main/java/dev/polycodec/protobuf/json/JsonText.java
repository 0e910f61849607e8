package dev.polycodec.protobuf.json;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.util.HexFormat;

/** The tokens of JSON as RFC 8259 has them, and nothing that lenient parsers take for JSON. */
final class JsonText {

  private static final int END = -1;

  /** Bits of a decimal digit, rounded down: so many fit into a byte. */
  private static final int DIGITS_IN_A_BYTE = 2;

  /** Digits of an exponent that an integer surely holds. */
  private static final int DIGITS_IN_AN_INT = 9;

  private final String text;
  private final Message message;
  private int at;

  JsonText(String text, Message message) {
    this.text = text;
    this.message = message;
  }

  /** Passes white space, and returns the character that follows, or another than JSON has. */
  int next() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return peek();
  }

  private int peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  private boolean take(char c) {
    boolean there = next() == c;
    at += there ? 1 : 0;
    return there;
  }

  /** Passes a character. */
  void require(char c) {
    if (!take(c)) {
      throw malformed("lacks a '" + c + "'");
    }
  }

  void requireEnd() {
    if (next() != END) {
      throw malformed("goes on behind the message");
    }
  }

  /** Passes true, false or null. */
  void requireWord(String word) {
    next();
    if (!text.startsWith(word, at)) {
      throw malformed("has a word that is neither true, false nor null");
    }
    at += word.length();
  }

  /** Passes the comma before an element that is not the first, or what ends them. */
  boolean more(boolean first, char end) {
    if (first ? next() != end : take(',')) {
      return true;
    }
    require(end);
    return false;
  }

  /** Passes the name of a member. */
  String name() {
    String name = string();
    require(':');
    return name;
  }

  /** Passes a string, and returns what it says. */
  String string() {
    require('"');
    StringBuilder said = new StringBuilder(0);
    int from = at;
    for (int c = peek(); c != '"'; c = peek()) {
      if (c < ' ') {
        throw malformed(c == END ? "ends within a string" : "has a control character in a string");
      }
      at++;
      if (c == '\\') {
        said.append(text, from, at - 1).append(escaped());
        from = at;
      }
    }
    String all = text.substring(from, at);
    if (!said.isEmpty()) {
      all = said.append(all).toString();
      if (Bulk.loneSurrogate(all) >= 0) {
        throw malformed("has half a character in a string");
      }
    }
    at++;
    return all;
  }

  private char escaped() {
    int c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> (char) c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unit();
      default -> throw malformed("has an unknown escape in a string");
    };
  }

  private char unit() {
    try {
      char unit = (char) HexFormat.fromHexDigits(text, at, at + Integer.BYTES);
      at += Integer.BYTES;
      return unit;
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw malformed("has an escape without four hexadecimal digits");
    }
  }

  /** Passes a number, and returns it. */
  String number() {
    next();
    int end = endOfNumber(text, at);
    if (end < 0) {
      throw malformed("has a value that JSON has no form for");
    }
    String number = text.substring(at, end);
    at = end;
    return bounded(number);
  }

  /** Returns the number that a string is. */
  String number(String quoted) {
    if (endOfNumber(quoted, 0) != quoted.length()) {
      throw malformed("has another text than a number in quotes");
    }
    return bounded(quoted);
  }

  /** Returns where a number ends, or -1 if none begins there. */
  private static int endOfNumber(String in, int start) {
    int from = in.startsWith("-", start) ? start + 1 : start;
    int end = endOfDigits(in, from);
    boolean known = end == from + 1 || (end > from && in.charAt(from) != '0');
    if (in.startsWith(".", end)) {
      from = end + 1;
      end = endOfDigits(in, from);
      known &= end > from;
    }
    if (in.startsWith("e", end) || in.startsWith("E", end)) {
      from = end + (in.startsWith("+", end + 1) || in.startsWith("-", end + 1) ? 2 : 1);
      end = endOfDigits(in, from);
      known &= end > from;
    }
    return known ? end : -1;
  }

  private static int endOfDigits(String in, int start) {
    int i = start;
    while (i < in.length() && in.charAt(i) >= '0' && in.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  /** Bounds digits and exponent, before arithmetic is done with them. */
  private String bounded(String number) {
    int mark = Math.max(number.indexOf('e'), number.indexOf('E'));
    String exponent = mark < 0 ? "0" : number.substring(mark + 1);
    message.digits(
        number.length() / DIGITS_IN_A_BYTE,
        exponent.length() > DIGITS_IN_AN_INT ? Integer.MAX_VALUE : Integer.parseInt(exponent));
    return number;
  }

  MalformedDataException malformed(String what) {
    return new MalformedDataException("The text " + what + " at the character " + at);
  }
}
