package dev.polycodec.fory;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import org.apache.fory.config.ForyBuilder;

/** Fory in the setup of {@code fory}. */
public class HardenedFory extends PlainFory {

  @Override
  void setUp(ForyBuilder builder) {
    super.setUp(builder);
    builder
        .withCompatible(false)
        .withClassVersionCheck(true)
        .serializeEnumByName(true)
        .ignoreTimeRef(false);
  }

  @Override
  public final CodecBuilder builder() {
    return Codecs.builder().use("fory").allow("dev.polycodec.fory.PlainFory$*");
  }
}
