package dev.polycodec.benchmarks;

import dev.polycodec.compare.Failure;
import dev.polycodec.compare.Names;
import dev.polycodec.compare.workload.Workloads;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that name codecs and data sets. */
final class CodecOptions {

  @Option(
      names = "--codecs",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "primaries",
      description = "The codecs, or 'primaries' or 'all'; default: ${DEFAULT-VALUE}.")
  private List<String> codecs = new ArrayList<>();

  @Option(
      names = "--workloads",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "user,medium",
      description = "The data sets of ./polycodec compare; default: ${DEFAULT-VALUE}.")
  private List<String> workloads = new ArrayList<>();

  /**
   * Returns the codecs.
   *
   * @throws Failure if one is unknown
   */
  List<String> codecs(Lanes lanes) {
    if (codecs.equals(List.of("primaries"))) {
      return Lanes.primaries();
    }
    return codecs.equals(List.of("all")) ? lanes.codecs() : known("codec", codecs, lanes.codecs());
  }

  /**
   * Returns the data sets.
   *
   * @throws Failure if one is unknown
   */
  List<String> workloads() {
    return known("data set", workloads, Workloads.names());
  }

  /**
   * Returns names.
   *
   * @throws Failure if one is not known
   */
  static List<String> known(String what, List<String> names, List<String> known) {
    for (String name : names) {
      if (!known.contains(name)) {
        throw Names.unknown(what, name, known);
      }
    }
    return names;
  }
}
