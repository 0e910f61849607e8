package dev.polycodec.kryo;

import dev.polycodec.tck.SetupTests;

class KryoPlainSetupTest extends SetupTests {

  @Override
  protected String codec() {
    return "kryo-plain";
  }

  @Override
  protected Object options(Runnable setup) {
    return KryoOptions.plain(kryo -> setup.run());
  }
}
