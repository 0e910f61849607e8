package dev.polycodec.hessian;

import dev.polycodec.tck.CodecTck;

class HessianTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "hessian";
  }
}
