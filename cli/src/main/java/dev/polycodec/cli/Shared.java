package dev.polycodec.cli;

import dev.polycodec.spi.tree.Tree.Node;
import dev.polycodec.spi.tree.Tree.Part;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** The objects of a tree to which it refers more than once, which have a number then. */
final class Shared {

  /** By object that is referred to again, its number, or 0 until it is shown. */
  private final Map<Node, Integer> numbers = new IdentityHashMap<>();

  private final Set<Node> shown = Collections.newSetFromMap(new IdentityHashMap<>());
  private int count;

  private Shared() {}

  static Shared of(Part root) {
    Shared shared = new Shared();
    Set<Node> met = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Part> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      if (open.pop().value() instanceof Node node) {
        if (met.add(node)) {
          node.parts().forEach(open::push);
        } else {
          shared.numbers.put(node, 0);
        }
      }
    }
    return shared;
  }

  boolean isShown(Node node) {
    return shown.contains(node);
  }

  /** Shows an object for the first time. */
  void shown(Node node) {
    shown.add(node);
    numbers.computeIfPresent(node, (any, none) -> ++count);
  }

  /** Returns the number of an object, or 0. */
  int number(Node node) {
    return numbers.getOrDefault(node, 0);
  }

  String mark(Node node) {
    return number(node) == 0 ? "" : " &" + number(node);
  }
}
