package dev.polycodec.registry;

import dev.polycodec.CodecException;
import org.jspecify.annotations.Nullable;

/** Thrown when a store of schemas does not answer, and a message cannot be read without it. */
public final class SchemaOutageException extends CodecException {

  private static final long serialVersionUID = 1L;

  /** Describes an outage. */
  SchemaOutageException(String message, @Nullable Throwable cause) {
    super(message, null, null, cause);
  }
}
