package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown on encode and on decode when the policy does not allow a class. */
public class TypeNotAllowedException extends CodecException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public TypeNotAllowedException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public TypeNotAllowedException(String message) {
    super(message, null, null, null);
  }
}
