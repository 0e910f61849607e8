package dev.polycodec.protobuf.json;

import dev.polycodec.tck.arch.CodecModuleRules;

class ProtobufJsonModuleTest extends CodecModuleRules {
  ProtobufJsonModuleTest() {
    super("com.google.protobuf..");
  }
}
