package dev.polycodec.benchmarks.pool;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.benchmarks.JsonFile;
import dev.polycodec.compare.AtomicFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures pools, and what a crowd of virtual threads costs. */
@Command(
    name = "bench-pools",
    description =
        "Measures what it costs to lend an instance to a thread and to take it back, beside"
            + " ThreadLocal.get() and other pools; and, from JDK 21 on, what a crowd of virtual"
            + " threads costs and keeps.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class PoolsCommand implements Callable<Integer> {

  private static final int VIRTUAL_THREADS_SINCE = 21;
  private static final String BASELINE = "thread-local";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--pools",
      split = ",",
      paramLabel = "NAME",
      defaultValue =
          "thread-local,ours,ours-shared,kryo,kryo-soft,jackson-thread-local,jackson-deque,"
              + "jackson-lock-free,jackson-bounded,blocking-queue",
      description = "The pools; default: ${DEFAULT-VALUE}.")
  private List<String> pools = new ArrayList<>();

  @Option(
      names = "--threads",
      split = ",",
      paramLabel = "N",
      defaultValue = "1,2,8",
      description = "How many threads use a pool at once; default: ${DEFAULT-VALUE}.")
  private List<Integer> threads = new ArrayList<>();

  @Option(
      names = "--forks",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many JVMs measure each figure, in turns; default: ${DEFAULT-VALUE}.")
  private int forks;

  @Option(
      names = "--millis",
      paramLabel = "MS",
      defaultValue = "100",
      description = "How long each iteration takes; default: ${DEFAULT-VALUE} ms.")
  private int millis;

  @Option(
      names = "--crowd",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many virtual threads the crowd has, 0 for none; default: 10000.")
  private int crowd;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the figures to a file.")
  private @Nullable Path json;

  /** Creates the command. */
  public PoolsCommand() {}

  @Override
  public Integer call() {
    if (forks < 1 || millis < 1 || crowd < 0 || threads.stream().anyMatch(n -> n < 1)) {
      throw new ParameterException(spec.commandLine(), "Numbers of runs and times are at least 1");
    }
    AtomicFile file = json == null ? null : new AtomicFile(json);
    ObjectNode root = JsonFile.begin(spec.commandLine().getParseResult().originalArgs());
    root.put("forks", forks);
    PrintWriter out = spec.commandLine().getOut();
    lending(root.putObject("nanosToLend"), out);
    if (crowd > 0 && Runtime.version().feature() >= VIRTUAL_THREADS_SINCE) {
      crowds(root.putObject("crowd"), out);
    }
    if (file != null) {
      file.write(JsonFile.text(root));
    }
    return 0;
  }

  /** Runs fork 1 of all pools, then fork 2: what drifts hits all alike. */
  private void lending(ObjectNode node, PrintWriter out) {
    Map<PoolFork, List<Double>> nanos = new LinkedHashMap<>();
    for (int fork = 0; fork < forks; fork++) {
      for (PoolFork next : poolForks()) {
        double found = next.nanos(millis);
        nanos.computeIfAbsent(next, key -> new ArrayList<>()).add(found);
        spec.commandLine().getErr().printf(Locale.ROOT, "%s: %.1f ns%n", next, found);
      }
    }
    out.printf("%-36s %10s %20s%n", "lend and take back", "ns", "x ThreadLocal.get()");
    nanos.forEach(
        (fork, found) -> {
          double median = median(found);
          double baseline =
              median(nanos.getOrDefault(fork.baseline(BASELINE), List.of(Double.NaN)));
          out.printf(Locale.ROOT, "%-36s %10.1f %20.2f%n", fork, median, median / baseline);
          node.putObject(fork.toString()).put("ns", median).put("ratio", median / baseline);
        });
    out.flush();
  }

  private List<PoolFork> poolForks() {
    List<PoolFork> all = new ArrayList<>();
    for (int count : threads) {
      pools.forEach(pool -> all.add(new PoolFork(pool, count, false)));
    }
    if (Runtime.version().feature() >= VIRTUAL_THREADS_SINCE) {
      pools.forEach(pool -> all.add(new PoolFork(pool, 1, true)));
    }
    return all;
  }

  private void crowds(ObjectNode node, PrintWriter out) {
    out.printf(
        "%n%-36s %10s %14s %10s%n", crowd + " virtual threads", "CPU ms", "bytes kept", "engines");
    for (String way : List.of("nothing", "ours", "kryo", "thread-local")) {
      CrowdFork.Figures found = new CrowdFork(way, crowd).run();
      out.printf(
          Locale.ROOT,
          "%-36s %10d %,14d %10d%n",
          way,
          found.cpuMillis(),
          found.bytes(),
          found.engines());
      node.putObject(way)
          .put("cpuMillis", found.cpuMillis())
          .put("bytes", found.bytes())
          .put("engines", found.engines());
    }
    out.flush();
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}
