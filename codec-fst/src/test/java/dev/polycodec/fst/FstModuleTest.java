package dev.polycodec.fst;

import dev.polycodec.tck.arch.CodecModuleRules;

class FstModuleTest extends CodecModuleRules {

  FstModuleTest() {
    super("org.nustaq..");
  }
}
