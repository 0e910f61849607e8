package dev.polycodec.kryo;

import dev.polycodec.tck.arch.CodecModuleRules;

class KryoModuleTest extends CodecModuleRules {

  /** Kryo is fast because it reads fields through {@code sun.misc.Unsafe}, as we do. */
  KryoModuleTest() {
    super("com.esotericsoftware..", "sun.misc");
  }
}
