package dev.polycodec.compare;

import dev.polycodec.compare.workload.Workload;

/** What is known of a workload without its values, which only the JVMs of codecs hold. */
record Subject(String name, String description, int objects) {

  static Subject of(Workload workload) {
    return new Subject(workload.name(), workload.description(), workload.objects());
  }
}
