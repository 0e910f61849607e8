package dev.polycodec.thrift;

import dev.polycodec.tck.arch.CodecModuleRules;

class ThriftModuleTest extends CodecModuleRules {
  ThriftModuleTest() {
    super("org.apache.thrift..");
  }
}
