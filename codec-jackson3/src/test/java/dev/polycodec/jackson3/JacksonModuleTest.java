package dev.polycodec.jackson3;

import dev.polycodec.tck.arch.CodecModuleRules;

class JacksonModuleTest extends CodecModuleRules {

  JacksonModuleTest() {
    super("tools.jackson..", "com.fasterxml.jackson.annotation..");
  }
}
