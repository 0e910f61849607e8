package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown when a value cannot be encoded without losing something. */
public class EncodeException extends CodecException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public EncodeException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public EncodeException(String message) {
    super(message, null, null, null);
  }
}
