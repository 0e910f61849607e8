package dev.polycodec.benchmarks.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.compare.Failure;
import dev.polycodec.compare.Progress;
import dev.polycodec.compare.Progress.Style;
import dev.polycodec.spi.Variant;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for the messages that take most time, and most of the heap. */
@Command(
    name = "bench-hostile",
    description =
        "Looks for the messages that take most time, and most of the heap: keeps the worst of each"
            + " codec and changes them. Prints the slowest, the one that allocates most for its"
            + " length, and the one whose value takes most for its length. Fails if one takes more"
            + " than 2 seconds, or its value more than 64 times its bytes and a megabyte.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class HostileCommand implements Callable<Integer> {

  /** How finely a search tells how far it is. */
  private static final int STEPS = 100;

  private static final double MILLIS_PER_MINUTE = 60_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--codecs",
      split = ",",
      paramLabel = "NAME",
      description = "The codecs; default: all but those for trusted input.")
  private List<String> codecs = new ArrayList<>();

  @Option(
      names = "--minutes",
      paramLabel = "N",
      defaultValue = "10",
      description = "How long to search in each codec, on a processor; default: ${DEFAULT-VALUE}.")
  private double minutes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where the random numbers begin; default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description =
          "Also write the figures to a file, after each codec, in the place of older ones of it.")
  private @Nullable Path json;

  @Option(
      names = "--keep",
      paramLabel = "DIRECTORY",
      description = "Also write the worst messages to files, as CODEC-1.bin.")
  private @Nullable Path keep;

  @Option(
      names = "--progress",
      paramLabel = "STYLE",
      defaultValue = "${env:POLYCODEC_PROGRESS:-lines}",
      description = "One of ${COMPLETION-CANDIDATES}; default: bar on a terminal, else lines.")
  private Style progress = Style.LINES;

  /** Creates the command. */
  public HostileCommand() {}

  @Override
  public Integer call() {
    List<String> names = names();
    FoundFile file =
        json == null
            ? null
            : new FoundFile(json, spec.commandLine().getParseResult().originalArgs());
    return search(names, file) ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private List<String> names() {
    if (minutes <= 0) {
      throw Failure.ofUsage("--minutes is more than 0");
    }
    codecs.forEach(Targets::find);
    return codecs.isEmpty() ? Targets.all().stream().map(Variant::name).toList() : codecs;
  }

  /** Searches, and returns whether something was found that takes too much. */
  private boolean search(List<String> names, @Nullable FoundFile file) {
    PrintWriter err = spec.commandLine().getErr();
    long millis = Math.round(minutes * MILLIS_PER_MINUTE);
    boolean tooMuch = false;
    try (Progress told = progress.start("bench-hostile", names.size(), names.size() * STEPS, err)) {
      for (String name : names) {
        told.begin(name);
        int[] steps = {0};
        JsonNode result =
            new HostileFork(name, millis, seed)
                .run(part -> steps[0] = stepTo(part, steps[0], told));
        stepTo(1, steps[0], told);
        print(result);
        keep(result);
        for (JsonNode found : result.path("worst")) {
          tooMuch |= isTooMuch(found);
        }
        if (file != null) {
          file.put((ObjectNode) result, minutes);
        }
      }
    }
    return tooMuch;
  }

  private static boolean isTooMuch(JsonNode found) {
    return found.path(HostileWorker.TOO_SLOW).asBoolean()
        || found.path(HostileWorker.TOO_LARGE).asBoolean();
  }

  private void keep(JsonNode result) {
    int number = 1;
    for (JsonNode found : result.path("worst")) {
      JsonNode message = ((ObjectNode) found).remove(HostileWorker.MESSAGE);
      if (keep != null) {
        write(keep.resolve(result.path("codec").asText() + "-" + number++ + ".bin"), message);
      }
    }
  }

  private static void write(Path file, JsonNode message) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, message.binaryValue());
    } catch (IOException e) {
      throw new Failure("Cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  private static int stepTo(double part, int steps, Progress told) {
    int next = Math.max(steps, (int) (Math.min(part, 1) * STEPS));
    for (int i = steps; i < next; i++) {
      told.step();
    }
    return next;
  }

  private void print(JsonNode result) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(result.path("codec").asText() + ", " + result.path("tried") + " messages:");
    for (JsonNode found : result.path("worst")) {
      String verdict = isTooMuch(found) ? "TOO MUCH: " : "";
      out.println("  " + verdict + found.path("text").asText());
    }
    out.flush();
  }
}
