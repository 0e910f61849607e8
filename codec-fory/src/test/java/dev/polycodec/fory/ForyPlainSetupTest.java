package dev.polycodec.fory;

import dev.polycodec.tck.SetupTests;

class ForyPlainSetupTest extends SetupTests {

  @Override
  protected String codec() {
    return "fory-plain";
  }

  @Override
  protected Object options(Runnable setup) {
    return ForyPlainOptions.builder().setup(fory -> setup.run()).build();
  }
}
