package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown when bytes cannot be decoded; the subclasses say why. */
public class DecodeException extends CodecException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public DecodeException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public DecodeException(String message) {
    super(message, null, null, null);
  }
}
