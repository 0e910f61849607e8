package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Sharing.Hub;
import dev.polycodec.tck.model.Sharing.Leaf;
import dev.polycodec.tck.model.Sharing.Link;
import dev.polycodec.tck.model.Sharing.Spoke;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Makes random graphs in which anything may be referred to from several places. */
public final class SharedGraphs {

  private final Random random;
  private final boolean cycles;
  private final List<Object> objects = new ArrayList<>();
  private final List<Leaf> leaves = new ArrayList<>();

  /** The records, each of which refers only to those before it and to leaves. */
  private final List<Link> links = new ArrayList<>();

  private SharedGraphs(long seed, boolean cycles) {
    this.random = new Random(seed);
    this.cycles = cycles;
  }

  /**
   * Returns the root of a graph.
   *
   * @param cycles whether objects may refer to those before them, too
   */
  public static Hub graph(long seed, int size, boolean cycles) {
    return new SharedGraphs(seed, cycles).graph(size);
  }

  private Hub graph(int size) {
    Hub root = new Hub();
    objects.add(root);
    for (int i = 1; i < size; i++) {
      add();
    }
    for (int i = 0; i < objects.size(); i++) {
      fill(objects.get(i), i);
    }
    root.all.addAll(objects.subList(cycles ? 0 : 1, objects.size()));
    return root;
  }

  private void add() {
    switch (random.nextInt(7)) {
      case 0 -> objects.add(new Hub());
      case 1 -> objects.add(new Spoke());
      case 2 -> objects.add(new ArrayList<>());
      case 3 -> objects.add(new LinkedHashMap<>());
      case 4 -> objects.add(new Object[random.nextInt(4)]);
      case 5 -> leaves.add(leaf());
      default -> links.add(new Link(pick(leaves), pick(links)));
    }
  }

  private Leaf leaf() {
    Leaf leaf = new Leaf();
    leaf.number = random.nextInt();
    leaf.text = "leaf " + leaves.size();
    return leaf;
  }

  @SuppressWarnings("unchecked") // containers of this class's making
  private void fill(Object object, int number) {
    if (object instanceof Hub hub) {
      fill(hub, number);
    } else if (object instanceof Object[] array) {
      for (int i = 0; i < array.length; i++) {
        array[i] = any(number);
      }
    } else if (object instanceof List<?> list) {
      fill((List<@Nullable Object>) list, number);
    } else {
      Map<String, @Nullable Object> map = (Map<String, @Nullable Object>) object;
      for (int i = random.nextInt(4); i > 0; i--) {
        map.put("key " + i, any(number));
      }
    }
  }

  private void fill(List<@Nullable Object> list, int number) {
    for (int i = random.nextInt(4); i > 0; i--) {
      list.add(any(number));
    }
  }

  private void fill(Hub hub, int number) {
    hub.any = any(number);
    fill(hub.all, number);
    if (random.nextBoolean()) {
      hub.leaves = new Leaf[] {pick(leaves), pick(leaves)};
    }
    if (hub instanceof Spoke spoke) {
      spoke.hub = any(number) instanceof Hub other ? other : null;
      spoke.next = any(number) instanceof Spoke other ? other : null;
    }
  }

  /** Returns what the object of a number may refer to. */
  private @Nullable Object any(int number) {
    return switch (random.nextInt(6)) {
      case 0 -> random.nextInt();
      case 1 -> pick(leaves);
      case 2 -> pick(links);
      default -> pick(cycles ? objects : objects.subList(number + 1, objects.size()));
    };
  }

  private <T> @Nullable T pick(List<T> list) {
    return list.isEmpty() ? null : list.get(random.nextInt(list.size()));
  }
}
