package dev.polycodec.onenio;

import dev.polycodec.tck.CodecTck;

class OneNioPersistTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "onenio-persist";
  }
}
