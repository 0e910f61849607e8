package dev.polycodec.jackson;

import dev.polycodec.tck.arch.CodecModuleRules;

class JacksonModuleTest extends CodecModuleRules {

  JacksonModuleTest() {
    super("com.fasterxml.jackson..");
  }
}
