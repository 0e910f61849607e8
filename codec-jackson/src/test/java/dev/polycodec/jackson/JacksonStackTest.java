package dev.polycodec.jackson;

import dev.polycodec.tck.hostile.StackNeedTests;

class JacksonStackTest extends StackNeedTests {

  JacksonStackTest() {
    super("json", "json-typed");
  }
}
