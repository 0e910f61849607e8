package dev.polycodec.protostuff;

import dev.polycodec.tck.CodecTck;

class ProtostuffProtobufTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "protostuff-protobuf";
  }
}
