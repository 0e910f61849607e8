package dev.polycodec.compare;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;

/** Builds codecs for the data that they are measured on. */
final class Lanes {

  private Lanes() {}

  /** Opens a codec in this JVM. */
  static Lane local(CodecInfo codec, UserData data) {
    try {
      Codec opened =
          SetUps.builder(codec.name(), codec.variant(), data.classes())
              .classLoader(data.loader())
              .build();
      return new LocalLane(codec, opened, data::workload);
    } catch (CodecException | LinkageError e) {
      return new BrokenLane(codec, String.valueOf(e.getMessage()));
    }
  }
}
