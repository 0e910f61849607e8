package dev.polycodec.jdk;

import dev.polycodec.tck.arch.CodecModuleRules;

class JdkModuleTest extends CodecModuleRules {

  @Override
  protected boolean readsJavaObjectStreams() {
    return true;
  }
}
