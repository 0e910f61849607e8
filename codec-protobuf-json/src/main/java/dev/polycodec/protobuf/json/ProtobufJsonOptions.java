package dev.polycodec.protobuf.json;

import com.google.protobuf.TypeRegistry;
import java.util.Objects;

/**
 * Options of {@code protobuf-json}; immutable.
 *
 * @param types the types that an {@code Any} may hold: its JSON is that of the message in it, so
 *     that one of another type is refused in both directions
 */
public record ProtobufJsonOptions(TypeRegistry types) {

  /** Checks that there are types. */
  public ProtobufJsonOptions {
    Objects.requireNonNull(types, "types");
  }

  /** Returns options with the types that an {@code Any} may hold. */
  public static ProtobufJsonOptions of(TypeRegistry types) {
    return new ProtobufJsonOptions(types);
  }
}
