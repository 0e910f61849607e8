package dev.polycodec.fst;

import dev.polycodec.CodecBuilder;
import dev.polycodec.tck.CodecTck;

class FstUnsafeTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "fst-unsafe";
  }

  @Override
  protected CodecBuilder builder() {
    return super.builder().trustedInput();
  }
}
