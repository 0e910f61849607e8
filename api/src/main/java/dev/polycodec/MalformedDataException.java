package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown when bytes are truncated, corrupted, or of another format. */
public class MalformedDataException extends DecodeException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public MalformedDataException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public MalformedDataException(String message) {
    super(message, null, null, null);
  }
}
