package dev.polycodec.tck.evolution;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Evolution;

/** The ways in which a codec treats bytes of another version of a class. */
enum Mode {
  /** By the names of fields, which are in every message. */
  COMPATIBLE(Evolution.COMPATIBLE),
  /** Another version is refused. */
  STRICT(Evolution.STRICT),
  /** Strict messages, read with the schemas that the writer sent once. */
  EXCHANGED(Evolution.STRICT);

  private final Evolution evolution;

  Mode(Evolution evolution) {
    this.evolution = evolution;
  }

  /** Builds a codec for the classes of one version. */
  Codec codec(CodecBuilder builder, VersionLoader loader) {
    return builder
        .classLoader(loader)
        .evolution(evolution)
        .allow(loader.packageName() + "*")
        .build();
  }
}
