package dev.polycodec.onenio;

import dev.polycodec.tck.arch.CodecModuleRules;
import java.util.Set;

class OneNioModuleTest extends CodecModuleRules {

  OneNioModuleTest() {
    super("one.nio..", "org.objectweb.asm..");
  }

  /** One is made, the other called, by what a loader of its own loads. */
  @Override
  protected Set<String> alsoPublic() {
    return Set.of("PlainBackend", "PlainDelegate");
  }

  @Override
  protected Set<String> backendLoaders() {
    return Set.of("PlainLoader", "CodeLoader");
  }
}
