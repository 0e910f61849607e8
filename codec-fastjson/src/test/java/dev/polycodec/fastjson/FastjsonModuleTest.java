package dev.polycodec.fastjson;

import dev.polycodec.tck.arch.CodecModuleRules;

class FastjsonModuleTest extends CodecModuleRules {

  FastjsonModuleTest() {
    super("com.alibaba.fastjson2..");
  }
}
