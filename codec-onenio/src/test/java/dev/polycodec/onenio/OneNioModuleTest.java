package dev.polycodec.onenio;

import dev.polycodec.tck.arch.CodecModuleRules;

class OneNioModuleTest extends CodecModuleRules {

  OneNioModuleTest() {
    super("one.nio..");
  }
}
