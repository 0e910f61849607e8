package dev.polycodec.internal.policy;

import dev.polycodec.MalformedDataException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks, takes apart and shows class names that come from bytes. */
public final class ClassNames {

  /** What {@link #element} returns for an array of primitives, at the bottom. */
  static final String PRIMITIVE = "";

  /** The characters of the longest name that is looked at. */
  public static final int MAX_CHARS = 512;

  /** The most bytes that such a name takes. */
  public static final int MAX_BYTES = 4 * MAX_CHARS;

  /** What else is in the names of arrays, and of classes that are hidden. */
  private static final String MARKS = "[];/";

  private static final int MAX_DIMENSIONS = 8;
  private static final int MAX_SHOWN = 120;
  private static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double");

  private ClassNames() {}

  /**
   * Refuses what is too long or deep for the name of a class, before anybody looks for it.
   *
   * @throws MalformedDataException if it has not 1 to 512 characters, or more than 8 dimensions
   */
  public static void requireSize(String name) {
    if (name.isEmpty() || name.length() > MAX_CHARS) {
      throw new MalformedDataException(
          "A class name has " + name.length() + " characters; 1 to " + MAX_CHARS + " are possible");
    }
    if (name.startsWith("[".repeat(MAX_DIMENSIONS + 1))) {
      throw new MalformedDataException(
          "An array class has more than " + MAX_DIMENSIONS + " dimensions");
    }
  }

  /**
   * Returns the name of a class, or of what an array such as {@code [[Lcom.acme.Order;} holds at
   * the bottom; null if no class can have it.
   */
  public static @Nullable String element(String name) {
    if (name.isEmpty() || name.length() > MAX_CHARS) {
      return null;
    }
    if (name.charAt(0) == '[') {
      return ofDescriptor(name);
    }
    return PRIMITIVES.contains(name) ? null : wellFormed(name);
  }

  private static @Nullable String ofDescriptor(String name) {
    int dimensions = 1;
    while (name.startsWith("[", dimensions)) {
      dimensions++;
    }
    String component = name.substring(dimensions);
    if (dimensions > MAX_DIMENSIONS) {
      return null;
    }
    if (component.length() == 1) {
      return "ZBCSIJFD".contains(component) ? PRIMITIVE : null;
    }
    return component.startsWith("L") && component.endsWith(";")
        ? wellFormed(component.substring(1, component.length() - 1))
        : null;
  }

  /** A loader may make a path of the name: so no separators, and no empty part. */
  private static @Nullable String wellFormed(String name) {
    boolean partBegins = true;
    for (int c, i = 0; i < name.length(); i += Character.charCount(c)) {
      c = name.codePointAt(i);
      boolean dot = c == '.';
      if (dot ? partBegins : !isPart(c)) {
        return null;
      }
      partBegins = dot;
    }
    return partBegins ? null : name;
  }

  private static boolean isPart(int c) {
    return c == '-' || (Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c));
  }

  /**
   * Returns a name fit for a message: printable, and not longer than a line. What no class is
   * called is not shown, as it may be anything that a message holds.
   */
  public static String show(String name) {
    int length = Math.min(name.length(), MAX_SHOWN);
    StringBuilder shown = new StringBuilder(length + 3);
    for (int c, i = 0; i < length; i += Character.charCount(c)) {
      c = name.codePointAt(i);
      boolean shows = c == '.' || isPart(c);
      if (!shows && MARKS.indexOf(c) < 0) {
        return "?";
      }
      shown.appendCodePoint(shows ? c : '?');
    }
    return length < name.length() ? shown.append("...").toString() : shown.toString();
  }
}
