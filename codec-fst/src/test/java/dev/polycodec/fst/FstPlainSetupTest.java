package dev.polycodec.fst;

import dev.polycodec.tck.SetupTests;
import org.junit.jupiter.api.Tag;

@Tag("object-streams")
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
