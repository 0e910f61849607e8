package dev.polycodec;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a codec refuses or fails; the subclasses say why.
 *
 * <p>The message says what happened, to which class, and what to configure to change it. It never
 * holds values of the payload.
 */
public class CodecException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final @Nullable String codec;
  private final @Nullable String type;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public CodecException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, cause);
    this.codec = codec;
    this.type = type;
  }

  /** Describes a failure whose codec and type are not known where it is thrown. */
  public CodecException(String message) {
    this(message, null, null, null);
  }

  /** Returns the name of the codec, or null where the failure concerns none. */
  public @Nullable String codec() {
    return codec;
  }

  /** Returns the name of the declared root type, or null where the failure concerns none. */
  public @Nullable String type() {
    return type;
  }
}
