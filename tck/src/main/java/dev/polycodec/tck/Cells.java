package dev.polycodec.tck;

import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.SampleSet;
import java.util.List;
import java.util.stream.Stream;

/** The cells of the value set that every codec is tried with. */
final class Cells {

  private static final List<Cell> ALL =
      SampleSet.all().stream()
          .flatMap(sample -> sample.positions().stream().map(at -> new Cell(sample, at)))
          .toList();

  private Cells() {}

  static List<Cell> all() {
    return ALL;
  }

  static Stream<Cell> at(Position position) {
    return ALL.stream().filter(cell -> cell.position() == position);
  }
}
