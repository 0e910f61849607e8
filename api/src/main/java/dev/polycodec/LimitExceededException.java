package dev.polycodec;

import org.jspecify.annotations.Nullable;

/** Thrown on encode and on decode when a message exceeds a limit. */
public class LimitExceededException extends CodecException {

  private static final long serialVersionUID = 1L;

  /** Describes a failure of a codec, with the type it concerns and the cause, where known. */
  public LimitExceededException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes a failure whose codec and type the core fills in. */
  public LimitExceededException(String message) {
    super(message, null, null, null);
  }

  /**
   * Describes what exceeds a limit that an application may raise.
   *
   * @param setting the method of {@link Limits} that raises it, such as {@code "withMaxDepth"}
   */
  public LimitExceededException(String what, String setting) {
    this(what + "; raise Limits." + setting + " if that is expected");
  }
}
