package dev.polycodec.tck.evolution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Notes what became of each case, and writes it where {@link EvolutionTable} reads it. */
final class EvolutionResults<C> {

  /** Where the results of changed classes are. */
  static final Path CLASSES = Path.of("target", "tck", "evolution");

  /** Where the results of changed schemas are. */
  static final Path SCHEMAS = Path.of("target", "tck", "schema-evolution");

  private final String codec;
  private final Path directory;
  private final List<C> cases;
  private final Map<String, Outcome> outcomes = new TreeMap<>();

  private EvolutionResults(String codec, Path directory, List<C> cases) {
    this.codec = codec;
    this.directory = directory;
    this.cases = cases;
  }

  static EvolutionResults<Case> ofClasses(String codec) {
    return new EvolutionResults<>(codec, CLASSES, Changes.ALL);
  }

  static EvolutionResults<SchemaCase> ofSchemas(String codec) {
    return new EvolutionResults<>(codec, SCHEMAS, SchemaChanges.ALL);
  }

  synchronized void record(C change, Mode mode, Outcome outcome) {
    outcomes.put(key(cases.indexOf(change), mode), outcome);
  }

  /** Returns the name of a cell, in which no character has a meaning for a properties file. */
  static String key(int change, Mode mode) {
    return mode + "." + change;
  }

  /** Writes {@code <codec>.properties}, if all cases of a mode were run. */
  synchronized void write() {
    if (outcomes.size() < cases.size()) {
      return;
    }
    List<String> lines = new ArrayList<>();
    lines.add("name=" + codec);
    outcomes.forEach((cell, outcome) -> lines.add(cell + "=" + outcome));
    Path file = directory.resolve(codec + ".properties");
    try {
      Files.createDirectories(directory);
      Files.write(file, lines);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file, e);
    }
  }
}
