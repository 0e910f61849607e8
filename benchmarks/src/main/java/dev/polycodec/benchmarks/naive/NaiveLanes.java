package dev.polycodec.benchmarks.naive;

import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import java.util.List;

/**
 * Two ways that articles publish: {@code naive}, as the library's own page shows it, with what is
 * expensive shared; and {@code percall}, which makes everything anew for each message.
 */
public final class NaiveLanes implements LaneSource {

  private static final String NAIVE = "naive";
  private static final String PER_CALL = "percall";

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public NaiveLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        new Lane("kryo", NAIVE, workload -> new KryoNaive()),
        new Lane("kryo", PER_CALL, workload -> new KryoNaive.PerCall()));
  }
}
