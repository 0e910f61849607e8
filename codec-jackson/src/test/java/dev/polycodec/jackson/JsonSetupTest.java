package dev.polycodec.jackson;

import dev.polycodec.tck.SetupTests;

class JsonSetupTest extends SetupTests {

  @Override
  protected String codec() {
    return "json";
  }

  @Override
  protected Object options(Runnable setup) {
    return JacksonOptions.builder().customize(mapper -> setup.run()).build();
  }
}
