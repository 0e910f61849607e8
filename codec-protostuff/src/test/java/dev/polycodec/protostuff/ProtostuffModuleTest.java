package dev.polycodec.protostuff;

import dev.polycodec.tck.arch.CodecModuleRules;

class ProtostuffModuleTest extends CodecModuleRules {

  ProtostuffModuleTest() {
    super("io.protostuff..");
  }
}
