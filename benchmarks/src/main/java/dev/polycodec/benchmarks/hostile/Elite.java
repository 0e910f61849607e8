package dev.polycodec.benchmarks.hostile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/**
 * The worst messages: one for each thing that messages can be, so that no idea crowds out others.
 */
final class Elite {

  private final int size;
  private final ToDoubleFunction<Finding> cost;
  private final Map<String, Finding> worst = new HashMap<>();

  Elite(int size, ToDoubleFunction<Finding> cost) {
    this.size = size;
    this.cost = cost;
  }

  boolean isEmpty() {
    return worst.isEmpty();
  }

  /** Returns whether a message would replace another of its kind. */
  boolean wants(Finding message) {
    Finding known = worst.get(message.what());
    return known == null || cost.applyAsDouble(message) > cost.applyAsDouble(known);
  }

  void add(Finding message) {
    if (wants(message)) {
      put(message);
    }
    if (worst.size() > size) {
      worst.remove(worst(worst.size()).get(size).what());
    }
  }

  /** Takes in a message whose figures are better than those that are known. */
  void put(Finding message) {
    worst.put(message.what(), message);
  }

  /** Returns the worst messages, the worst first. */
  List<Finding> worst(int most) {
    List<Finding> ranked = new ArrayList<>(worst.values());
    ranked.sort(Comparator.comparingDouble(cost).reversed().thenComparing(Finding::what));
    return ranked.subList(0, Math.min(most, ranked.size()));
  }

  /** Returns some message, one of the worst more often than others. */
  Finding pick(Random random) {
    List<Finding> ranked = worst(worst.size());
    double luck = random.nextDouble();
    return ranked.get((int) (ranked.size() * luck * luck * luck));
  }
}
