package dev.polycodec.msgpack;

import dev.polycodec.tck.arch.CodecModuleRules;

/** The format is written here; only documents have a backend. */
class MsgpackModuleTest extends CodecModuleRules {

  MsgpackModuleTest() {
    super("dev.polycodec.jackson");
  }
}
