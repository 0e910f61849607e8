package dev.polycodec.jackson;

import dev.polycodec.tck.arch.CodecModuleRules;
import java.util.Set;

class JacksonModuleTest extends CodecModuleRules {

  JacksonModuleTest() {
    super("com.fasterxml.jackson..");
  }

  /** A jar with the streams of another format extends it. */
  @Override
  protected Set<String> alsoPublic() {
    return Set.of("FormatProvider");
  }
}
