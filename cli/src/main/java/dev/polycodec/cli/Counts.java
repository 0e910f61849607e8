package dev.polycodec.cli;

import java.io.Serializable;

/**
 * Counts what became of values that were to be converted.
 *
 * @param converted those that have the new form now, or would have it
 * @param kept those that had it already
 * @param failed those that could not be converted
 * @param changed those that somebody else has changed meanwhile
 * @param skipped what is no value
 */
public record Counts(long converted, long kept, long failed, long changed, long skipped)
    implements Serializable {

  /** Nothing. */
  public static final Counts NONE = new Counts(0, 0, 0, 0, 0);

  /** Returns the sum of two counts. */
  public Counts plus(Counts other) {
    return new Counts(
        converted + other.converted,
        kept + other.kept,
        failed + other.failed,
        changed + other.changed,
        skipped + other.skipped);
  }

  /** Says whether all values have the new form now, or would have it. */
  public boolean isComplete() {
    return failed + skipped + changed == 0;
  }

  String summary(boolean written) {
    String done = written ? " converted, " : " would be converted, ";
    String all = converted + done + kept + " kept, " + failed + " failed";
    all += changed == 0 ? "" : ", " + changed + " changed meanwhile";
    all += skipped == 0 ? "" : ", " + skipped + " skipped";
    return all + (written ? "" : " (a dry run; --write does it)");
  }
}
