package dev.polycodec.fory;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;

/** The same in the setup of {@code fory}, where each message spells the names of its classes. */
class ForyLoaderTest extends ForyPlainLoaderTest {

  @Override
  CodecBuilder builder() {
    return Codecs.builder().use("fory");
  }

  @Override
  PlainFory library() {
    return new HardenedFory();
  }
}
