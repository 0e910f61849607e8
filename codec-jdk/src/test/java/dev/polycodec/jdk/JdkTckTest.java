package dev.polycodec.jdk;

import dev.polycodec.tck.CodecTck;

class JdkTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "jdk";
  }
}
