package dev.polycodec.fst;

import dev.polycodec.tck.NeighbourTests;
import org.junit.jupiter.api.Tag;
import org.nustaq.serialization.FSTConfiguration;

@Tag("object-streams")
class FstNeighbourTest extends NeighbourTests {

  private static final FSTConfiguration APPLICATION = FSTConfiguration.createDefaultConfiguration();

  FstNeighbourTest() {
    super("fst");
  }

  @Override
  protected Object plainCopy(Object value) {
    return APPLICATION.asObject(APPLICATION.asByteArray(value));
  }
}
