package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Evolution;
import java.util.function.Supplier;

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

  /** Returns builders in this mode; of a format with rules of its own, in none. */
  Supplier<CodecBuilder> of(Supplier<CodecBuilder> builders) {
    return isOf(builders) ? () -> builders.get().evolution(evolution) : builders;
  }

  private boolean isOf(Supplier<CodecBuilder> builders) {
    try {
      builders.get().evolution(evolution).build().close();
      return true;
    } catch (IllegalStateException none) {
      assertThat(none)
          .hasMessageStartingWith("evolution(" + evolution + ") cannot be combined with the codec");
      return false;
    }
  }
}
