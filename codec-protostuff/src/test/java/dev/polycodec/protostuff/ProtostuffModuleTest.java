package dev.polycodec.protostuff;

import dev.polycodec.tck.arch.CodecModuleRules;
import java.util.Set;

class ProtostuffModuleTest extends CodecModuleRules {

  ProtostuffModuleTest() {
    super("io.protostuff..");
  }

  /** The provider is in another package than what reads the bytes of {@code RuntimeSchema}. */
  @Override
  protected Set<String> alsoPublic() {
    return Set.of("RawBackend");
  }
}
