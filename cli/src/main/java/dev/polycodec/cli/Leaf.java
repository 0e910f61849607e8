package dev.polycodec.cli;

import java.lang.reflect.Array;
import java.util.Date;
import java.util.HexFormat;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Values that refer to no other, as in source code where that has a form for them. */
final class Leaf {

  private static final int SHOWN = 32;

  private Leaf() {}

  static String of(@Nullable Object value) {
    if (value == null || value instanceof Integer || value instanceof Boolean) {
      return String.valueOf(value);
    } else if (value instanceof String text) {
      return Text.quoted(text);
    } else if (value instanceof Character c) {
      return '\'' + Text.plain(c.toString()) + '\'';
    } else if (value instanceof Long number) {
      return number + "L";
    } else if (value instanceof Double number) {
      return number.toString();
    } else if (value instanceof Float number) {
      return number + "f";
    } else if (value instanceof Short || value instanceof Byte) {
      return "(" + (value instanceof Short ? "short" : "byte") + ") " + value;
    } else if (value instanceof byte[] bytes) {
      return ofBytes(bytes);
    } else if (value.getClass().isArray()) {
      return ofArray(value);
    } else if (value instanceof Date date) {
      return "Date " + date.toInstant();
    }
    return value.getClass().getSimpleName() + " " + Text.plain(value.toString());
  }

  private static String ofBytes(byte[] bytes) {
    int shown = Math.min(bytes.length, SHOWN);
    return "byte["
        + bytes.length
        + "] "
        + HexFormat.of().formatHex(bytes, 0, shown)
        + more(bytes.length);
  }

  private static String ofArray(Object array) {
    int length = Array.getLength(array);
    StringJoiner elements = new StringJoiner(", ", "{", more(length) + "}");
    for (int i = 0; i < Math.min(length, SHOWN); i++) {
      elements.add(String.valueOf(Array.get(array, i)));
    }
    return array.getClass().getComponentType() + "[" + length + "] " + elements;
  }

  private static String more(int length) {
    return length > SHOWN ? "..." : "";
  }
}
