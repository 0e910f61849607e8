package dev.polycodec.hessian;

import dev.polycodec.tck.SetupTests;

class HessianPlainSetupTest extends SetupTests {

  @Override
  protected String codec() {
    return "hessian-plain";
  }

  @Override
  protected Object options(Runnable setup) {
    return HessianPlainOptions.builder().setup(factory -> setup.run()).build();
  }
}
