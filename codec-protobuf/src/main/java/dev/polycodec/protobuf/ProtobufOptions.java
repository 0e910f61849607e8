package dev.polycodec.protobuf;

import com.google.protobuf.ExtensionRegistry;
import java.util.Objects;

/**
 * Options of {@code protobuf}; immutable.
 *
 * @param extensions the extensions that messages may have; a message with another one is refused on
 *     encode, because it would come back as an unknown field
 */
public record ProtobufOptions(ExtensionRegistry extensions) {

  /** Keeps the extensions as they are now. */
  public ProtobufOptions {
    extensions = Objects.requireNonNull(extensions, "extensions").getUnmodifiable();
  }

  /** Returns options with extensions, as generated {@code registerAllExtensions} adds them. */
  public static ProtobufOptions of(ExtensionRegistry extensions) {
    return new ProtobufOptions(extensions);
  }
}
