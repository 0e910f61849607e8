package dev.polycodec.internal.message;

import org.jspecify.annotations.Nullable;

/**
 * An object that was looked for in a value.
 *
 * @param place such as {@code lines[3].owner of com.acme.Order}; null for the value itself
 */
public record Found(Object object, @Nullable String place) {

  String in(String message) {
    return in(message, place);
  }

  /** Returns a message that says where the object is of which it speaks, if that is known. */
  public static String in(String message, @Nullable String place) {
    return place == null ? message : message + "; found at " + place;
  }
}
