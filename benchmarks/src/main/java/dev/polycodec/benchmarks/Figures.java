package dev.polycodec.benchmarks;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.compare.AtomicFile;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how often figures are measured, and where they go. */
final class Figures {

  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "How many JVMs measure each figure, in turns; default: ${DEFAULT-VALUE}.")
  int forks;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Also write all figures to this file, when all is done.")
  private @Nullable Path json;

  Figures(int forks) {
    this.forks = forks;
  }

  /**
   * Returns what writes the figures, if they are to be written.
   *
   * @throws dev.polycodec.compare.Failure if they cannot be, before anyone measures for them
   */
  Consumer<ObjectNode> open() {
    if (json == null) {
      return figures -> {};
    }
    AtomicFile file = new AtomicFile(json);
    return figures -> file.write(JsonFile.text(figures));
  }
}
