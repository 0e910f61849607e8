package dev.polycodec.jackson3.stream;

import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;

/**
 * What serializers and deserializers of the application ask at a generator or a parser, to write
 * and read the values within theirs.
 */
public record Nested(ObjectReadContext reads, ObjectWriteContext writes) {

  /** The typed variants have no such serializers. */
  static final Nested NONE = new Nested(ObjectReadContext.empty(), ObjectWriteContext.empty());
}
