package dev.polycodec.tck;

import dev.polycodec.tck.sample.EverydaySamples;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What plain variants are tried with: the value set at every place, and what applications are full
 * of at those where libraries treat it differently.
 */
final class PlainCells {

  private static final Set<Position> PLACES_OF_EVERYDAY =
      EnumSet.of(Position.ROOT, Position.CLASS, Position.OBJECT, Position.ELEMENT, Position.VALUE);

  /**
   * What only the bytes of some libraries name: the class of a constant, and what stands for rules.
   */
  static final String[] NAMED = {"java.util.Locale$IsoCountryCode$*", "java.time.zone.Ser"};

  private static final Set<Sample> EVERYDAY = Set.copyOf(EverydaySamples.all());

  private static final List<Sample> SAMPLES =
      Stream.concat(SampleSet.all().stream(), EverydaySamples.all().stream())
          .filter(sample -> sample.create() != null)
          .toList();

  private PlainCells() {}

  /** Returns all values that are something. */
  static List<Sample> samples() {
    return SAMPLES;
  }

  /** Returns the values that a library is tried with. */
  static List<Sample> samples(PlainLibrary library) {
    return library.triesEverydayValues()
        ? SAMPLES
        : SAMPLES.stream().filter(sample -> !isEveryday(sample)).toList();
  }

  /** Says whether a value is beside the value set, of which libraries carry what they please. */
  static boolean isEveryday(Sample sample) {
    return EVERYDAY.contains(sample);
  }

  /** Returns the cells of a value. */
  static List<Cell> of(Sample sample) {
    Set<Position> places = sample.positions();
    if (isEveryday(sample)) {
      places.retainAll(PLACES_OF_EVERYDAY);
    }
    return places.stream().map(place -> new Cell(sample, place)).toList();
  }
}
