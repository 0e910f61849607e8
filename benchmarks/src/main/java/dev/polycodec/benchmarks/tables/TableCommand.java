package dev.polycodec.benchmarks.tables;

import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fills the tables of documents, so that no figure is copied by hand. */
@Command(
    name = "bench-table",
    description =
        "Fills the tables of documents, between <!-- begin: TABLE of FILE.json --> and <!-- end -->,"
            + " from files that were written by --json.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class TableCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--check", description = "Change nothing; fail if a table is stale.")
  private boolean check;

  @Parameters(arity = "1..*", paramLabel = "DOCUMENT", description = "The documents.")
  private List<Path> documents = new ArrayList<>();

  /** Creates the command. */
  public TableCommand() {}

  @Override
  public Integer call() {
    int exitCode = ExitCode.OK;
    for (Path document : documents) {
      String old = read(document);
      String fresh = Document.fill(document, old);
      if (!fresh.equals(old) && check) {
        String message =
            "%s is stale: run ./polycodec bench-table %s".formatted(document, document);
        spec.commandLine().getErr().println(message);
        exitCode = ExitCode.SOFTWARE;
      } else if (!fresh.equals(old)) {
        new AtomicFile(document).write(fresh);
      }
    }
    return exitCode;
  }

  private static String read(Path document) {
    try {
      return Files.readString(document);
    } catch (IOException e) {
      throw new Failure(document + " cannot be read: " + e.getMessage(), e);
    }
  }
}
