package dev.polycodec.tck.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object of a generated class that one version of a schema wrote and the other reads. Any format
 * may refuse it.
 *
 * @param change what happened to the schema, and which value it is
 * @param writer the version that writes
 * @param value the value
 * @param type the class that reads
 * @param outcome what it is if it is right: as it was, or with a default
 * @param right what the reader should get, null if that cannot be
 * @param lost what the reader may get that is not all of it
 * @param less whether the class that reads has no place for some of it
 */
record SchemaCase(
    String change,
    Version writer,
    Specimen value,
    String type,
    Outcome outcome,
    @Nullable String right,
    List<String> lost,
    boolean less) {

  static SchemaCase older(String change, Specimen value, @Nullable String right) {
    return of(change, Version.OLDER, value, right);
  }

  static SchemaCase newer(String change, Specimen value, @Nullable String right) {
    return of(change, Version.NEWER, value, right);
  }

  private static SchemaCase of(
      String change, Version writer, Specimen value, @Nullable String right) {
    return new SchemaCase(
        change, writer, value, value.type(), Outcome.READ, right, List.of(), false);
  }

  /** Returns the case for a reader that gets a default, too. */
  SchemaCase withDefault() {
    return new SchemaCase(change, writer, value, type, Outcome.DEFAULT, right, lost, less);
  }

  /** Returns the case for a reader that has no place for some of the value. */
  SchemaCase withLess() {
    return new SchemaCase(change, writer, value, type, outcome, right, lost, true);
  }

  /** Returns the case for formats that may also show this, which is not all of the value. */
  SchemaCase orLost(String... texts) {
    return new SchemaCase(change, writer, value, type, outcome, right, List.of(texts), less);
  }

  /** Returns the case for a reader whose class has another name. */
  SchemaCase readAs(String other) {
    return new SchemaCase(change, writer, value, other, outcome, right, lost, less);
  }

  /**
   * Returns what became of the value, by what the reader got.
   *
   * @param misread what a reader of the format is known to get instead of it
   */
  Outcome outcome(String shown, @Nullable String misread) {
    if (shown.equals(misread)) {
      return Outcome.MISREAD;
    } else if (shown.equals(right)) {
      return outcome;
    }
    assertThat(lost).as("Silently wrong: %s", value).contains(shown);
    return Outcome.LOST;
  }

  /** Says whether a reader that writes the value again may write more than it sees. */
  boolean mayBeKept(Outcome outcome) {
    return outcome == Outcome.LOST || (outcome == Outcome.READ && less);
  }

  /** Returns the line of the case in a table. */
  String title() {
    return change + (writer == Version.OLDER ? " → newer" : " → older");
  }
}
