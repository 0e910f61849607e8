package dev.polycodec.kryo;

import dev.polycodec.tck.hostile.StackNeedTests;

class KryoStackTest extends StackNeedTests {

  KryoStackTest() {
    super("kryo");
  }
}
