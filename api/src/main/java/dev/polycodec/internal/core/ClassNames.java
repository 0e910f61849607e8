package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;

/** Checks and shows class names that bytes announce. */
final class ClassNames {

  static final int MAX_CHARS = 512;

  private static final int MAX_DIMENSIONS = 8;
  private static final int MAX_SHOWN = 120;

  private ClassNames() {}

  /** Refuses what cannot be the binary name of a class, before anybody looks for it. */
  static void requireWellFormed(String name) {
    if (name.isEmpty() || name.length() > MAX_CHARS) {
      throw new MalformedDataException(
          "A class name has " + name.length() + " characters; 1 to " + MAX_CHARS + " are possible");
    }
    int dimensions = 0;
    while (dimensions < name.length() && name.charAt(dimensions) == '[') {
      dimensions++;
    }
    if (dimensions > MAX_DIMENSIONS) {
      throw new MalformedDataException(
          "An array class has more than " + MAX_DIMENSIONS + " dimensions");
    }
  }

  /** Returns the exception for a class that is refused, or allowed but not there: one text. */
  static TypeNotAllowedException notAllowed(String name) {
    String shown = show(name);
    return new TypeNotAllowedException(
        "The policy does not allow the class "
            + shown
            + "; if messages may hold it, add allow(\""
            + shown
            + "\") to the builder");
  }

  /** Returns a name fit for a message: printable, and not longer than a line. */
  static String show(String name) {
    int length = Math.min(name.length(), MAX_SHOWN);
    StringBuilder shown = new StringBuilder(length + 1);
    for (int i = 0; i < length; i++) {
      char c = name.charAt(i);
      shown.append(Character.isLetterOrDigit(c) || ".$_-[;".indexOf(c) >= 0 ? c : '?');
    }
    return length < name.length() ? shown.append('…').toString() : shown.toString();
  }
}
