package dev.polycodec.kryo;

import dev.polycodec.tck.CodecTck;

class KryoTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "kryo";
  }
}
