package dev.polycodec.benchmarks;

/**
 * What one fork measures.
 *
 * @param lane one way of one codec
 * @param workload the data
 * @param operation the direction
 * @param poisoned whether a message of ten megabytes goes first
 */
record Cell(Lane lane, String workload, Operation operation, boolean poisoned) {

  Cell(Lane lane, String workload, Operation operation) {
    this(lane, workload, operation, false);
  }

  Cell poison() {
    return new Cell(lane, workload, operation, true);
  }

  @Override
  public String toString() {
    return lane.name()
        + " "
        + operation.method()
        + " "
        + workload
        + (poisoned ? " after 10 MB" : "");
  }
}
