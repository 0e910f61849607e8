package dev.polycodec.fst;

import dev.polycodec.tck.SetupTests;

class FstPlainSetupTest extends SetupTests {

  @Override
  protected String codec() {
    return "fst-plain";
  }

  @Override
  protected Object options(Runnable setup) {
    return FstPlainOptions.builder().setup(fst -> setup.run()).build();
  }
}
