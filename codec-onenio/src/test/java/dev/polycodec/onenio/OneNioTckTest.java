package dev.polycodec.onenio;

import dev.polycodec.tck.CodecTck;

class OneNioTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "onenio";
  }
}
