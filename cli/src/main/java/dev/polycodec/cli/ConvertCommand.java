package dev.polycodec.cli;

import static java.util.stream.Collectors.joining;

import dev.polycodec.CodecException;
import dev.polycodec.compare.Failure;
import dev.polycodec.compare.Progress;
import dev.polycodec.compare.Progress.Style;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts stored values from one codec, mode or envelope to another. */
@Command(
    name = "convert",
    description =
        "Converts stored values to another codec, mode or envelope. Without --write it only says"
            + " what it would do. A run that was stopped is started again: what is done is kept.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:All values have the new form, or would have it.",
      "1:There is nothing to read, or nothing can be written.",
      "2:The invocation is wrong.",
      "3:Some values could not be converted, and are what they were."
    })
final class ConvertCommand implements Callable<Integer> {

  private static final int INCOMPLETE = 3;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Files that are a message each, and directories of such.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--redis",
      paramLabel = "URI",
      description = "A Redis instead of files: redis://host:port/db")
  private @Nullable String redis;

  @Option(
      names = "--match",
      paramLabel = "PATTERN",
      defaultValue = "*",
      description = "The keys to convert, as SCAN has it; default: all.")
  private String match = "*";

  @Mixin private ConvertOptions options = new ConvertOptions();

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "Notes what is done, where the new form cannot be told from the old one by its bytes.")
  private @Nullable Path journal;

  @Option(
      names = "--progress",
      paramLabel = "STYLE",
      defaultValue = "${env:POLYCODEC_PROGRESS:-lines}",
      description = "One of ${COMPLETION-CANDIDATES}; default: bar on a terminal, else lines.")
  private Style progress = Style.LINES;

  @Override
  public Integer call() throws IOException {
    if (journal == null) {
      options.requireRecognizable("add --journal FILE, or --envelope");
    }
    PrintWriter err = spec.commandLine().getErr();
    try (OpenConversion open = open();
        Store store = store();
        Progress told = progress.start("convert", 1, store.size(), err)) {
      Conversion conversion = open.start(Journal.open(journal), err, told);
      told.begin(store.size() + " values");
      store.forEach(conversion);
      Counts counts = conversion.counts();
      requireAny(counts);
      spec.commandLine().getOut().println(options.summary(counts));
      return counts.isComplete() ? 0 : INCOMPLETE;
    }
  }

  /** A misspelt pattern or the wrong directory is not to look like the end of a conversion. */
  private void requireAny(Counts counts) {
    if (counts.equals(Counts.NONE)) {
      throw new Failure(
          redis == null
              ? "There is no value in " + files.stream().map(Path::toString).collect(joining(", "))
              : "There is no value whose key matches " + match);
    }
  }

  private Store store() throws IOException {
    if (files.isEmpty() == (redis == null)) {
      throw Failure.ofUsage("name either files or --redis");
    } else if (redis != null) {
      return new RedisStore(redis, match);
    } else if (!options.isLines()) {
      return new FileStore(files);
    } else if (files.size() > 1) {
      throw Failure.ofUsage("--lines takes one file");
    } else if (Files.isDirectory(files.get(0))) {
      throw Failure.ofUsage(
          "--lines takes one file, and "
              + files.get(0)
              + " is a directory: run it for each of its files");
    }
    return new LineStore(files.get(0));
  }

  /** What the builder refuses is a wrong invocation, and so is a class that is not there. */
  private OpenConversion open() throws IOException {
    try {
      return options.open(ConvertCommand.class.getClassLoader());
    } catch (CodecException | IllegalArgumentException | IllegalStateException | Failure e) {
      throw Failure.ofUsage(Advice.of(e));
    }
  }
}
