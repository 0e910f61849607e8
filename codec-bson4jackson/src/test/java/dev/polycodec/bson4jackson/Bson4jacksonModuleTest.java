package dev.polycodec.bson4jackson;

import dev.polycodec.tck.arch.CodecModuleRules;

class Bson4jacksonModuleTest extends CodecModuleRules {

  Bson4jacksonModuleTest() {
    super("de.undercouch.bson4jackson..", "com.fasterxml.jackson..", "dev.polycodec.jackson");
  }
}
