package dev.polycodec.benchmarks;

import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** All ways of using all serializers that are on the class path. */
final class Lanes {

  private final Map<String, Lane> byName = new LinkedHashMap<>();

  private Lanes() {}

  static Lanes find() {
    Lanes lanes = new Lanes();
    for (LaneSource source : ServiceLoader.load(LaneSource.class)) {
      for (Lane lane : source.lanes()) {
        if (lanes.byName.put(lane.name(), lane) != null) {
          throw new IllegalStateException("Two ways have the name " + lane.name());
        }
      }
    }
    return lanes;
  }

  List<Lane> all() {
    return List.copyOf(byName.values());
  }

  List<String> codecs() {
    return byName.values().stream().map(Lane::codec).distinct().sorted().toList();
  }

  List<String> ways() {
    return byName.values().stream().map(Lane::way).distinct().sorted().toList();
  }

  /**
   * Returns the way of a codec.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  Lane get(String codec, String way) {
    Lane lane = byName.get(codec + "/" + way);
    if (lane == null) {
      throw new IllegalArgumentException("There is no " + codec + "/" + way);
    }
    return lane;
  }

  boolean has(String codec, String way) {
    return byName.containsKey(codec + "/" + way);
  }

  /**
   * A codec that refuses cycles has nothing to show on the one workload that is made of them, nor a
   * plain one on what its library loses.
   */
  boolean canCarry(Lane lane, String workload) {
    Lane library = byName.getOrDefault(lane.codec() + "/library", lane);
    boolean cycles =
        !has(lane.codec(), "ours") || get(lane.codec(), "ours").traits().contains(Trait.CYCLES);
    return !library.unable().contains(workload) && (cycles || !workload.equals("graph"));
  }

  /** Returns the codec of each jar that applications get by naming none; a plain one is named. */
  static List<String> primaries() {
    return ServiceLoader.load(CodecProvider.class).stream()
        .map(provider -> provider.get().variants().get(0))
        .filter(first -> !first.has(Trait.PLAIN))
        .map(Variant::name)
        .toList();
  }
}
