package com.acme.cbor;

import dev.polycodec.tck.CodecTck;
import dev.polycodec.tck.hostile.HostileBytes;

class CborTckTest extends CodecTck {

  @Override
  protected String codec() {
    return "acme-cbor";
  }

  @Override
  protected HostileBytes hostileBytes() {
    return new CborHostileBytes();
  }

  @Override
  protected boolean hasOneForm() {
    return true;
  }
}
