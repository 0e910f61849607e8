package dev.polycodec.benchmarks;

import java.util.List;

/** Offers ways of using serializers; found by {@link java.util.ServiceLoader}. */
public interface LaneSource {

  /** Returns the ways; nothing is set up yet. */
  List<Lane> lanes();
}
