package dev.polycodec.compare;

import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A part of a run: one data set, and the codecs that meet on it.
 *
 * @param subject makes it known: only then, because the largest fill the memory
 */
record Leg(Supplier<Subject> subject, List<CodecInfo> codecs) {

  /** Returns the parts of a run of all codecs on all data sets, the user's own first. */
  static List<Leg> of(@Nullable Workload own, List<String> dataSets, List<CodecInfo> codecs) {
    List<Leg> legs = new ArrayList<>();
    if (own != null) {
      Subject subject = Subject.of(own);
      legs.add(new Leg(() -> subject, codecs));
    }
    dataSets.forEach(name -> legs.add(builtIn(name, codecs)));
    return legs;
  }

  /** Returns the parts of a run that repeats published tables, with their systems. */
  static List<Leg> of(List<PublishedTable> tables, Discovery discovery) {
    List<Leg> legs = new ArrayList<>();
    for (PublishedTable table : tables) {
      List<CodecInfo> codecs = discovery.select(table.codecs());
      table.dataSets().forEach(name -> legs.add(builtIn(name, codecs)));
    }
    return legs;
  }

  private static Leg builtIn(String name, List<CodecInfo> codecs) {
    if (!Workloads.names().contains(name)) {
      throw new IllegalArgumentException(Names.unknown("data set", name, Workloads.names()));
    }
    return new Leg(() -> Subject.of(Workloads.load(name)), codecs);
  }

  int steps() {
    return Harness.steps(codecs.size());
  }
}
