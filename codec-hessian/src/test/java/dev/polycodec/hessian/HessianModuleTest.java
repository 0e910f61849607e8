package dev.polycodec.hessian;

import dev.polycodec.tck.arch.CodecModuleRules;

class HessianModuleTest extends CodecModuleRules {

  HessianModuleTest() {
    super("com.caucho.hessian..");
  }
}
