package dev.polycodec.onenio;

import dev.polycodec.tck.arch.CodecModuleRules;
import java.util.Set;

class OneNioModuleTest extends CodecModuleRules {

  OneNioModuleTest() {
    super("one.nio..", "org.objectweb.asm..");
  }

  @Override
  protected Set<String> backendLoaders() {
    return Set.of("PlainLoader", "CodeLoader");
  }
}
