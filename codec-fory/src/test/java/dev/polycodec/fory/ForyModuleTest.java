package dev.polycodec.fory;

import dev.polycodec.tck.arch.CodecModuleRules;

class ForyModuleTest extends CodecModuleRules {

  ForyModuleTest() {
    super("org.apache.fory..");
  }
}
