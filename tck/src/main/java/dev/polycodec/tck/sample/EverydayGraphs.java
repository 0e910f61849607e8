package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Everyday.Bag;
import dev.polycodec.tck.model.Everyday.Basket;
import dev.polycodec.tck.model.Everyday.Cache;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Records.Pair;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;

/** Makes random graphs of all values of the kit: containers and objects within each other. */
public final class EverydayGraphs {

  private static final int DEEPEST = 4;
  private static final int MOST = 5;
  private static final int SHARED_IN = 8;

  private final Random random;
  private final List<Sample> samples;
  private final List<Object> made = new ArrayList<>();

  private EverydayGraphs(long seed, List<Sample> samples) {
    this.random = new Random(seed);
    this.samples = samples;
  }

  /** Returns a graph of some of the values. */
  public static Box<Object> graph(long seed, List<Sample> samples) {
    return new Box<>(new EverydayGraphs(seed, samples).list(0));
  }

  private Object any(int depth) {
    if (!made.isEmpty() && random.nextInt(SHARED_IN) == 0) {
      return made.get(random.nextInt(made.size()));
    }
    boolean leaf = depth == DEEPEST || random.nextInt(3) == 0;
    Object value = leaf ? leaf() : node(depth + 1);
    made.add(value);
    return value;
  }

  private Object leaf() {
    return Objects.requireNonNull(samples.get(random.nextInt(samples.size())).create());
  }

  private Object node(int depth) {
    return switch (random.nextInt(9)) {
      case 0 -> list(depth);
      case 1 -> fill(new LinkedHashMap<>(), depth);
      case 2 -> fill(new Cache<>(MOST), depth);
      case 3 -> list(depth).toArray();
      case 4 -> new Box<>(any(depth));
      case 5 -> new Pair<>(any(depth), any(depth));
      case 6 -> new Bag<>(list(depth), any(depth));
      case 7 -> new Basket().with(any(depth));
      default -> Optional.of(any(depth));
    };
  }

  private List<Object> list(int depth) {
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(MOST); i >= 0; i--) {
      list.add(any(depth));
    }
    return list;
  }

  private Map<Object, Object> fill(Map<Object, Object> map, int depth) {
    for (int i = random.nextInt(MOST); i >= 0; i--) {
      map.put("key " + i, any(depth));
    }
    return map;
  }
}
