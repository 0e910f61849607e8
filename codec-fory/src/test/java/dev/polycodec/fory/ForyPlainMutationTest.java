package dev.polycodec.fory;

import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.hostile.MutationTests;
import java.util.List;

/** It is for trusted input, but mutated messages do no more harm than with a hardened codec. */
class ForyPlainMutationTest extends MutationTests {

  ForyPlainMutationTest() {
    super(likeHardened(new ForyCodecProvider().variants().get(1)), List.of(), PlainFory.class);
  }

  private static Variant likeHardened(Variant plain) {
    return new Variant(
        plain.name(), plain.formatVersion(), plain.framing(), plain.traits(), Trust.HARDENED);
  }
}
