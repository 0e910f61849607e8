package dev.polycodec.benchmarks;

/** What one fork measures: one way of one codec, on one workload, in one direction. */
record Cell(Lane lane, String workload, Operation operation) {

  @Override
  public String toString() {
    return lane.name() + " " + operation.method() + " " + workload;
  }
}
