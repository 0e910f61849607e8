package dev.polycodec.jackson;

import dev.polycodec.tck.CodecTck;

class SmileTypedTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "smile-typed";
  }
}
