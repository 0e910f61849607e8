package com.acme.cbor;

import dev.polycodec.tck.arch.CodecModuleRules;

class CborModuleTest extends CodecModuleRules {

  CborModuleTest() {
    super("com.fasterxml.jackson..");
  }
}
