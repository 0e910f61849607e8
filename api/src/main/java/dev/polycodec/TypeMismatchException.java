package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown when the bytes hold a value of another type than was asked for. */
public class TypeMismatchException extends DecodeException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public TypeMismatchException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public TypeMismatchException(String message) {
    super(message, null, null, null);
  }
}
