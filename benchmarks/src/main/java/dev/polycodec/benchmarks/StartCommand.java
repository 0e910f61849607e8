package dev.polycodec.benchmarks;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.compare.Failure;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures what the first messages of a JVM cost, before anything is compiled. */
@Command(
    name = "bench-start",
    description =
        "Measures the CPU time of all threads of a fresh JVM until it has encoded and decoded its"
            + " first 1, 10, 100, 1,000 and 10,000 messages, beside the plain libraries and Fory.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class StartCommand implements Callable<Integer> {

  /** Fory itself, which is shown beside all. */
  private static final String PEER = "fory/direct";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private CodecOptions named = new CodecOptions();

  @Option(
      names = "--messages",
      split = ",",
      paramLabel = "N",
      defaultValue = "1,10,100,1000,10000",
      description = "After how many messages to look, in rising order; default: ${DEFAULT-VALUE}.")
  private List<Integer> counts = new ArrayList<>();

  @Mixin private Figures figures = new Figures(5);

  private final Map<StartFork, List<List<Long>>> found = new LinkedHashMap<>();
  private final Map<StartFork, String> failures = new LinkedHashMap<>();

  @Override
  public Integer call() {
    List<StartFork> rows = rows();
    Consumer<ObjectNode> file = figures.open();
    for (int fork = 0; fork < figures.forks; fork++) {
      for (int i = 0; i < rows.size(); i++) {
        run(rows.get(i), fork * rows.size() + i + 1, figures.forks * rows.size());
      }
    }
    if (found.isEmpty()) {
      throw new Failure("Nothing was measured: " + failures);
    }
    ObjectNode root = JsonFile.begin(spec.commandLine().getParseResult().originalArgs());
    print(root.putArray("results"));
    file.accept(root);
    return failures.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private List<StartFork> rows() {
    boolean rising = counts.stream().sorted().distinct().toList().equals(counts);
    if (figures.forks < 1 || counts.isEmpty() || counts.get(0) < 1 || !rising) {
      throw Failure.ofUsage("Numbers of runs and messages are at least 1, and rise");
    }
    Lanes lanes = Lanes.find();
    List<StartFork> rows = new ArrayList<>();
    for (String workload : named.workloads()) {
      lanes(lanes)
          .filter(lane -> lanes.canCarry(lane, workload))
          .forEach(lane -> rows.add(new StartFork(lane, workload, counts)));
    }
    return rows;
  }

  private Stream<Lane> lanes(Lanes lanes) {
    List<String> names = named.codecs(lanes);
    List<String> ways = List.of("expert", "ours");
    return lanes.all().stream()
        .filter(
            lane ->
                names.contains(lane.codec()) && ways.contains(lane.way())
                    || lane.name().equals(PEER));
  }

  private void run(StartFork row, int place, int total) {
    PrintWriter err = spec.commandLine().getErr();
    if (!failures.containsKey(row)) {
      try {
        List<Long> millis = row.run();
        found.computeIfAbsent(row, key -> new ArrayList<>()).add(millis);
        err.printf("[%d/%d] %s: %s ms%n", place, total, row, millis);
      } catch (Failure e) {
        failures.put(row, String.valueOf(e.getMessage()));
        err.printf("[%d/%d] %s: failed: %s%n", place, total, row, e.getMessage());
      }
    }
  }

  private void print(ArrayNode results) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%-36s", "CPU ms until message");
    counts.forEach(count -> out.printf(Locale.ROOT, " %,15d", count));
    out.println();
    found.forEach(
        (row, samples) -> {
          out.printf("%-36s", row);
          ObjectNode node =
              results
                  .addObject()
                  .put("codec", row.lane().codec())
                  .put("way", row.lane().way())
                  .put("workload", row.workload());
          for (int i = 0; i < counts.size(); i++) {
            long[] sorted = sorted(samples, i);
            long median = sorted[sorted.length / 2];
            node.put(counts.get(i).toString(), median);
            out.printf(
                Locale.ROOT,
                " %15s",
                "%,d (%,d-%,d)".formatted(median, sorted[0], sorted[sorted.length - 1]));
          }
          out.println();
        });
    failures.forEach((row, reason) -> out.println(row + ": " + reason));
    out.flush();
  }

  private static long[] sorted(List<List<Long>> samples, int count) {
    return samples.stream().mapToLong(millis -> millis.get(count)).sorted().toArray();
  }
}
