package dev.polycodec.avro;

import dev.polycodec.tck.arch.CodecModuleRules;

class AvroModuleTest extends CodecModuleRules {

  AvroModuleTest() {
    super("org.apache.avro..");
  }
}
