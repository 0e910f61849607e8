package dev.polycodec.protobuf;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;

/** The tokens of JSON as RFC 8259 has them, and nothing that lenient parsers take for JSON. */
final class JsonText {

  static final int END = -1;

  /** Bits of a decimal digit, rounded down: so many fit into a byte. */
  private static final int DIGITS_IN_A_BYTE = 2;

  private static final int HEX = 16;

  private final String text;
  private final Message message;
  private int at;
  private int from;
  private boolean escapes;

  JsonText(String text, Message message) {
    this.text = text;
    this.message = message;
  }

  int position() {
    return at;
  }

  /** Passes white space, and returns the character that follows, or {@link #END}. */
  int next() {
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return peek();
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }

  private int peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  /** Passes a character, if it is the next one. */
  boolean take(char c) {
    boolean there = next() == c;
    at += there ? 1 : 0;
    return there;
  }

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

  void requireWord(String word) {
    next();
    if (!text.startsWith(word, at)) {
      throw malformed("has a word that is neither true, false nor null");
    }
    at += word.length();
  }

  /** Passes a string. */
  void skipString() {
    require('"');
    from = at;
    escapes = false;
    while (peek() != '"') {
      int c = peek();
      if (c < ' ') {
        throw malformed(c == END ? "ends within a string" : "has a control character in a string");
      }
      at++;
      if (c == '\\') {
        escapes = true;
        skipEscape();
      }
    }
    at++;
  }

  private void skipEscape() {
    int c = peek();
    at++;
    if (c == 'u') {
      char unit = unit(at);
      at += 4;
      if (Character.isHighSurrogate(unit)
          && text.startsWith("\\u", at)
          && Character.isLowSurrogate(unit(at + 2))) {
        at += 6;
      } else if (Character.isSurrogate(unit)) {
        throw malformed("has half a character in a string");
      }
    } else if (c == END || "\"\\/bfnrt".indexOf(c) < 0) {
      throw malformed("has an unknown escape in a string");
    }
  }

  private char unit(int start) {
    int unit = 0;
    for (int i = start; i < start + 4; i++) {
      int digit =
          i < text.length() && text.charAt(i) < 0x80 ? Character.digit(text.charAt(i), HEX) : -1;
      if (digit < 0) {
        throw malformed("has an escape without four hexadecimal digits");
      }
      unit = unit * HEX + digit;
    }
    return (char) unit;
  }

  /** Passes a string, and returns what it says. */
  String string() {
    skipString();
    String raw = text.substring(from, at - 1);
    return escapes ? unescaped(raw) : raw;
  }

  private String unescaped(String raw) {
    StringBuilder plain = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '\\' && raw.charAt(++i) == 'u') {
        plain.append(unit(from + i + 1));
        i += 4;
      } else {
        plain.append(c == '\\' ? escaped(raw.charAt(i)) : c);
      }
    }
    return plain.toString();
  }

  private static char escaped(char c) {
    return switch (c) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> c;
    };
  }

  /** Passes a number, and returns it. */
  String number() {
    next();
    int end = endOfNumber(text, at);
    if (end < 0) {
      throw malformed("has a value that JSON has no form for");
    }
    requireSmall(text, at, end);
    String number = text.substring(at, end);
    at = end;
    return number;
  }

  /** Says whether a text is a number, and no more digits than it may have. */
  boolean isNumber(String number) {
    if (number.isEmpty() || endOfNumber(number, 0) != number.length()) {
      return false;
    }
    requireSmall(number, 0, number.length());
    return true;
  }

  /** Returns where a number ends, or -1 if none begins there. */
  private static int endOfNumber(String in, int start) {
    int i = start < in.length() && in.charAt(start) == '-' ? start + 1 : start;
    int whole = endOfDigits(in, i);
    if (whole == i || (in.charAt(i) == '0' && whole > i + 1)) {
      return -1;
    }
    int end = whole;
    if (end < in.length() && in.charAt(end) == '.') {
      end = endOfDigits(in, whole + 1);
      if (end == whole + 1) {
        return -1;
      }
    }
    return endOfExponent(in, end);
  }

  private static int endOfExponent(String in, int start) {
    if (start == in.length() || (in.charAt(start) != 'e' && in.charAt(start) != 'E')) {
      return start;
    }
    boolean sign = start + 1 < in.length() && "+-".indexOf(in.charAt(start + 1)) >= 0;
    int digits = start + (sign ? 2 : 1);
    int end = endOfDigits(in, digits);
    return end == digits ? -1 : end;
  }

  private static int endOfDigits(String in, int start) {
    int i = start;
    while (i < in.length() && in.charAt(i) >= '0' && in.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  /** Bounds digits and exponent, before arithmetic is done with them. */
  private void requireSmall(String in, int start, int end) {
    int mark = start;
    while (mark < end && (in.charAt(mark) | 0x20) != 'e') {
      mark++;
    }
    String exponent = mark == end ? "0" : in.substring(mark + 1, end);
    int scale = exponent.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(exponent);
    message.digits((mark - start) / DIGITS_IN_A_BYTE, scale);
  }

  MalformedDataException malformed(String what) {
    return new MalformedDataException("The text " + what + " at the character " + at);
  }
}
