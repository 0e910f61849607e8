package dev.polycodec.msgpack;

import dev.polycodec.tck.hostile.StackNeedTests;

class MsgpackStackTest extends StackNeedTests {

  MsgpackStackTest() {
    super("msgpack-typed");
  }
}
