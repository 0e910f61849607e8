package dev.polycodec.tck.evolution;

import dev.polycodec.tck.ResultFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Notes what became of each case, and writes it where {@link EvolutionTable} reads it. */
final class EvolutionResults<C> {

  private final String codec;
  private final ResultFiles files;
  private final List<C> cases;
  private final Map<String, Outcome> outcomes = new TreeMap<>();

  private EvolutionResults(String codec, ResultFiles files, List<C> cases) {
    this.codec = codec;
    this.files = files;
    this.cases = cases;
  }

  static EvolutionResults<Case> ofClasses(String codec) {
    return new EvolutionResults<>(codec, ResultFiles.CLASSES, Changes.ALL);
  }

  static EvolutionResults<Case> ofPlain(String codec) {
    return new EvolutionResults<>(codec, ResultFiles.CLASSES_PLAIN, Changes.ALL);
  }

  static EvolutionResults<SchemaCase> ofSchemas(String codec) {
    return new EvolutionResults<>(codec, ResultFiles.SCHEMAS, SchemaChanges.ALL);
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
    if (outcomes.size() >= cases.size()) {
      List<String> lines = new ArrayList<>();
      outcomes.forEach((cell, outcome) -> lines.add(cell + "=" + outcome));
      files.write(codec, lines);
    }
  }
}
