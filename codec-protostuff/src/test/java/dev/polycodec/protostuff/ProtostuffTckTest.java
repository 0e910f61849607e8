package dev.polycodec.protostuff;

import dev.polycodec.tck.CodecTck;

class ProtostuffTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "protostuff";
  }
}
