package dev.polycodec.cli;

import dev.polycodec.cli.TreeLines.Line;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Fact;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.spi.tree.Tree;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What bytes are, as text. */
final class Report {

  private final PrintWriter out;
  private final boolean dump;

  Report(PrintWriter out, boolean dump) {
    this.out = out;
    this.dump = dump;
  }

  /** Prints all that is known of a message. */
  void print(String name, Inspection found, @Nullable PlainView plain) {
    out.println(Text.plain(name) + ": " + found.bytes().length + " bytes");
    print(found, plain);
  }

  private void print(Inspection found, @Nullable PlainView plain) {
    List<Line> lines = new ArrayList<>();
    for (Fact fact : found.facts()) {
      lines.add(line(fact));
    }
    Inspection unpacked = found.unpacked();
    Tree tree = found.tree();
    if (plain != null && unpacked == null) {
      plain.facts().forEach(fact -> lines.add(line(fact)));
    }
    List<Line> values = new ArrayList<>();
    if (tree != null) {
      values.addAll(TreeLines.of(tree));
    } else if (plain != null && unpacked == null) {
      values.addAll(plain.values());
    }
    show(found, lines, values);
    if (plain != null && unpacked == null) {
      plain.text().forEach(out::println);
    }
    problem(found.bytes(), found.problem());
    if (plain != null && unpacked == null) {
      problem(found.bytes(), plain.problem());
    }
    List<String> scalars = Scalars.of(found);
    if (!scalars.isEmpty()) {
      out.println("  by place: " + String.join(", ", scalars));
    }
    if (tree != null && (found.problem() == null || found.problem().damage())) {
      tree.guesses()
          .forEach(
              (type, way) ->
                  out.println("  guessed: " + Text.type(type) + " is read as " + Text.plain(way)));
    }
    if (unpacked != null) {
      out.println("decompressed: " + unpacked.bytes().length + " bytes");
      print(unpacked, plain);
    }
  }

  private void show(Inspection found, List<Line> facts, List<Line> values) {
    if (dump) {
      List<Line> all = new ArrayList<>(facts);
      all.addAll(values);
      HexDump.print(out, found.bytes(), all, found.bytes().length);
      return;
    }
    facts.forEach(line -> out.println("  " + line.text()));
    values.forEach(line -> out.println(line.text()));
  }

  private static Line line(Fact fact) {
    return new Line(fact.start(), String.format("%-12s %s", fact.name(), Text.plain(fact.value())));
  }

  private void problem(byte[] bytes, @Nullable Problem problem) {
    if (problem != null) {
      String kind = problem.damage() ? "broken" : "not read";
      out.println("  " + kind + " at byte " + problem.at() + ": " + Text.plain(problem.message()));
      out.println("    " + HexDump.around(bytes, problem.at(), problem.end()));
    }
  }
}
