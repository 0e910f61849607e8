package dev.polycodec.protobuf;

import dev.polycodec.tck.arch.CodecModuleRules;

class ProtobufModuleTest extends CodecModuleRules {
  ProtobufModuleTest() {
    super("com.google.protobuf..");
  }
}
