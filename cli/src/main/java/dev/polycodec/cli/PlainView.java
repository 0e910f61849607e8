package dev.polycodec.cli;

import dev.polycodec.cli.TreeLines.Line;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.spi.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bytes of other software, as far as they describe themselves.
 *
 * @param json the value as one line of JSON, or null
 * @param values the value as lines, each with its first byte
 * @param text the value as lines, where nobody knows their bytes
 */
record PlainView(
    List<Fact> facts,
    @Nullable String json,
    List<Line> values,
    List<String> text,
    @Nullable Problem problem) {

  /** Returns what there is to say where nothing can be read. */
  static PlainView unread(List<Fact> facts, int at, String reason) {
    return new PlainView(facts, null, List.of(), List.of(), new Problem(at, at + 1, reason, false));
  }

  /** Returns what there is to say where nothing can be shown for damage. */
  static PlainView broken(List<Fact> facts, int at, String reason) {
    return new PlainView(facts, null, List.of(), List.of(), new Problem(at, at + 1, reason, true));
  }

  /** Returns a value that was read up to what is broken. */
  static PlainView of(List<Fact> facts, Tree tree) {
    return new PlainView(
        facts, JsonReport.value(tree), TreeLines.of(tree), List.of(), problem(tree));
  }

  private static @Nullable Problem problem(Tree tree) {
    Throwable failure = tree.failure();
    if (failure == null) {
      return null;
    }
    int end = Math.max(tree.failedAt(), tree.brokenAt() + 1);
    return new Problem(tree.brokenAt(), end, String.valueOf(failure.getMessage()), true);
  }

  /** Returns the same with something to add to the problem. */
  PlainView withHint(String hint) {
    Problem told = problem;
    return told == null
        ? this
        : new PlainView(
            facts,
            json,
            values,
            text,
            new Problem(told.at(), told.end(), told.message() + hint, told.damage()));
  }
}
