package dev.polycodec.hessian;

import dev.polycodec.tck.CodecTck;

class Hessian1TckTest extends CodecTck {

  @Override
  protected String codec() {
    return "hessian1";
  }
}
