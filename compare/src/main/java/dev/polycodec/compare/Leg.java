package dev.polycodec.compare;

import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A part of a run: one data set, and the codecs that meet on it.
 *
 * @param dataSet its name
 * @param subject makes it known: only then, because the largest fill the memory
 */
record Leg(String dataSet, Supplier<Subject> subject, List<CodecInfo> codecs) {

  /** Returns the parts of a run of all codecs on all data sets, the user's own first. */
  static List<Leg> of(@Nullable Workload own, List<String> dataSets, List<CodecInfo> codecs) {
    List<Leg> legs = new ArrayList<>();
    if (own != null) {
      Subject subject = Subject.of(own);
      legs.add(new Leg(own.name(), () -> subject, suiting(codecs, own.name())));
    }
    dataSets.stream().distinct().forEach(name -> legs.add(builtIn(name, codecs)));
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
      throw Names.unknown("data set", name, Workloads.names());
    }
    return new Leg(name, () -> Subject.of(Workloads.load(name)), suiting(codecs, name));
  }

  /** Leaves out codecs without classes for a data set, unless no other is asked for. */
  private static List<CodecInfo> suiting(List<CodecInfo> codecs, String dataSet) {
    List<CodecInfo> suiting =
        codecs.stream().filter(codec -> GeneratedObjects.suit(codec, dataSet)).toList();
    return suiting.isEmpty() ? codecs : suiting;
  }

  /** Says which codecs are left out of which data sets and why, or nothing if none is. */
  static Optional<String> leftOut(List<Leg> legs, List<CodecInfo> codecs) {
    Set<String> names = new LinkedHashSet<>();
    Set<String> dataSets = new LinkedHashSet<>();
    for (Leg leg : legs) {
      for (CodecInfo codec : codecs) {
        if (!leg.codecs.contains(codec)) {
          names.add(codec.name());
          dataSets.add(leg.dataSet);
        }
      }
    }
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Left out of %s: %s. There are generated classes of %s only"
                .formatted(
                    String.join(", ", dataSets),
                    String.join(", ", names),
                    String.join(", ", GeneratedObjects.DATA_SETS)));
  }

  int steps() {
    return Harness.steps(codecs.size());
  }
}
