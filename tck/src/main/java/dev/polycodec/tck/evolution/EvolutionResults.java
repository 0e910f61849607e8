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
final class EvolutionResults {

  private final String codec;
  private final Map<String, Outcome> outcomes = new TreeMap<>();

  EvolutionResults(String codec) {
    this.codec = codec;
  }

  synchronized void record(Case change, Mode mode, Outcome outcome) {
    outcomes.put(key(change, mode), outcome);
  }

  /** Returns the name of a cell, in which no character has a meaning for a properties file. */
  static String key(Case change, Mode mode) {
    return mode + "." + Changes.ALL.indexOf(change);
  }

  /** Writes {@code target/tck/evolution/<codec>.properties}, if all cases of a mode were run. */
  synchronized void write() {
    if (outcomes.size() < Changes.ALL.size()) {
      return;
    }
    List<String> lines = new ArrayList<>();
    lines.add("name=" + codec);
    outcomes.forEach((cell, outcome) -> lines.add(cell + "=" + outcome));
    Path file = Path.of("target", "tck", "evolution", codec + ".properties");
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, lines);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file, e);
    }
  }
}
