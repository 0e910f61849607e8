package dev.polycodec.tck.evolution;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that one version of a class wrote and the other reads.
 *
 * @param change what happened to the class, and which value it is
 * @param writer the version that writes
 * @param value the value
 * @param outcome what becomes of it in compatible messages that say what was written
 * @param right what it is then, null if it is refused
 * @param stable whether the change is none to a strict codec: the fields are the same
 * @param plain what else a format may make of it whose messages tell less, such as plain JSON
 * @param lost what such a format may make of it that is not all of it
 */
record Case(
    String change,
    Version writer,
    Specimen value,
    Outcome outcome,
    @Nullable String right,
    boolean stable,
    List<String> plain,
    List<String> lost) {

  /** Returns the case for a change that is none to a strict codec. */
  Case asStable() {
    return new Case(change, writer, value, outcome, right, true, plain, lost);
  }

  /** Returns the case for a format that may also make this of it. */
  Case orPlain(String... texts) {
    return new Case(change, writer, value, outcome, right, stable, List.of(texts), lost);
  }

  /** Returns the case for a format that may also make this of it, and lose something. */
  Case orLost(String... texts) {
    return new Case(change, writer, value, outcome, right, stable, plain, List.of(texts));
  }

  Outcome expected(Mode mode) {
    return mode == Mode.STRICT && !stable ? Outcome.REFUSED : outcome;
  }

  /** Returns the outcome for a reader that gets something, as {@link Rendering} shows it. */
  Outcome outcome(String shown) {
    if (shown.equals(right)) {
      return outcome;
    } else if (lost.contains(shown)) {
      return Outcome.LOST;
    }
    return plain.contains(shown) ? Outcome.READ : Outcome.MISREAD;
  }

  /** Returns the line of the case in a table. */
  String title() {
    return change + (writer == Version.OLDER ? " → newer" : " → older");
  }
}
