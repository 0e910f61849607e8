package dev.polycodec.benchmarks.limit;

import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import dev.polycodec.compare.workload.Workloads;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A copy of the bytes, and for one class the code that one would write by hand for it. */
public final class LimitLanes implements LaneSource {

  private static final Set<String> SEVERAL_MESSAGES = Set.of("css", "timezones", "node-releases");

  private static final Set<String> OTHERS =
      Workloads.names().stream().filter(name -> !name.equals("user")).collect(Collectors.toSet());

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public LimitLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        new Lane("limit", "memcpy", Copy::of).unable(SEVERAL_MESSAGES),
        new Lane("limit", "by-hand", UserByHand::of).unable(OTHERS));
  }
}
