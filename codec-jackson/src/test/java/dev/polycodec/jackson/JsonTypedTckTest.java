package dev.polycodec.jackson;

import dev.polycodec.tck.CodecTck;

class JsonTypedTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "json-typed";
  }
}
