package dev.polycodec.cli;

import java.util.HexFormat;

/** Texts of bytes that nobody trusts, for a terminal. */
final class Text {

  private Text() {}

  /** Returns a text in which each character is one that can be seen. */
  static String plain(String text) {
    return escape(text, false);
  }

  /** Returns a text in quotes, in which each character is one that can be seen. */
  static String quoted(String text) {
    return '"' + escape(text, true) + '"';
  }

  private static String escape(String text, boolean quoted) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (quoted && (c == '"' || c == '\\')) {
                shown.append('\\').appendCodePoint(c);
              } else if (isVisible(c)) {
                shown.appendCodePoint(c);
              } else {
                shown.append(escaped(c));
              }
            });
    return shown.toString();
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private static String escaped(int c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default ->
          c > 0xFFFF
              ? "\\u{" + Integer.toHexString(c) + "}"
              : "\\u" + HexFormat.of().toHexDigits((char) c);
    };
  }

  /** Returns the name of a class as in source code: of an array, with brackets. */
  static String type(String name) {
    int dimensions = 0;
    while (dimensions < name.length() && name.charAt(dimensions) == '[') {
      dimensions++;
    }
    String element = name.substring(dimensions);
    if (dimensions > 0 && element.startsWith("L") && element.endsWith(";")) {
      element = element.substring(1, element.length() - 1);
    } else if (dimensions > 0) {
      element = primitive(element);
    }
    return plain(element) + "[]".repeat(dimensions);
  }

  private static String primitive(String descriptor) {
    return switch (descriptor) {
      case "Z" -> "boolean";
      case "B" -> "byte";
      case "S" -> "short";
      case "C" -> "char";
      case "I" -> "int";
      case "J" -> "long";
      case "F" -> "float";
      case "D" -> "double";
      default -> descriptor;
    };
  }
}
