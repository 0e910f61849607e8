package dev.polycodec.fst;

import dev.polycodec.tck.CodecTck;

class FstTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "fst";
  }
}
