package dev.polycodec;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a {@link SchemaRegistry} does not answer, and a message needs it. That says nothing
 * of the bytes, which may be read a moment later: so it never makes a stored value a miss.
 */
public class SchemaOutageException extends CodecException {

  private static final long serialVersionUID = 1L;

  /** Describes an outage, with the codec and the type it concerns and the cause, where known. */
  public SchemaOutageException(
      String message, @Nullable String codec, @Nullable String type, @Nullable Throwable cause) {
    super(message, codec, type, cause);
  }

  /** Describes an outage whose codec and type the core fills in. */
  public SchemaOutageException(String message, @Nullable Throwable cause) {
    super(message, null, null, cause);
  }
}
