package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown when the bytes were written with another version of a class. */
public class SchemaMismatchException extends DecodeException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public SchemaMismatchException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public SchemaMismatchException(String message) {
    super(message, null, null, null);
  }
}
