package dev.polycodec.cache;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import java.util.Map;

/** Codecs for values of any class that system properties and the class path allow. */
final class AnyCodec {

  private AnyCodec() {}

  static TypedCodec<Object> of(CodecBuilder builder) {
    return builder.properties(Map.of()).build().forType(Object.class);
  }

  static TypedCodec<Object> of(ClassLoader loader) {
    return of(Codecs.builder().classLoader(loader));
  }
}
