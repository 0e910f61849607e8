package dev.polycodec.tck;

import dev.polycodec.tck.model.Sharing.Hub;
import dev.polycodec.tck.model.Sharing.Leaf;
import dev.polycodec.tck.model.Sharing.Link;
import dev.polycodec.tck.model.Sharing.Spoke;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who refers to whom in a graph, as text: its objects are numbered in the order of discovery. */
final class Wiring {

  private final Map<Object, Integer> numbers = new IdentityHashMap<>();
  private final Deque<Object> found = new ArrayDeque<>();

  private Wiring() {}

  /** Returns a line for each object: its number, its class, and what each place of it holds. */
  static List<String> of(Hub root) {
    Wiring wiring = new Wiring();
    wiring.name(root);
    List<String> lines = new ArrayList<>();
    while (!wiring.found.isEmpty()) {
      Object object = wiring.found.remove();
      lines.add(
          wiring.name(object) + " " + wiring.places(object).stream().map(wiring::name).toList());
    }
    return lines;
  }

  private String name(@Nullable Object value) {
    if (value == null || value instanceof Integer || value instanceof String) {
      return String.valueOf(value);
    }
    if (!numbers.containsKey(value)) {
      numbers.put(value, numbers.size());
      found.add(value);
    }
    return value.getClass().getSimpleName() + numbers.get(value);
  }

  private List<@Nullable Object> places(Object object) {
    if (object instanceof Spoke spoke) {
      return Arrays.asList(spoke.any, spoke.all, spoke.leaves, spoke.hub, spoke.next);
    }
    if (object instanceof Hub hub) {
      return Arrays.asList(hub.any, hub.all, hub.leaves);
    }
    if (object instanceof Leaf leaf) {
      return Arrays.asList(leaf.number, leaf.text);
    }
    if (object instanceof Link link) {
      return Arrays.asList(link.leaf(), link.other());
    }
    if (object instanceof Object[] array) {
      return Arrays.asList(array);
    }
    return object instanceof Map<?, ?> map
        ? new ArrayList<>(map.values())
        : new ArrayList<>((List<?>) object);
  }
}
