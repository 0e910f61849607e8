package dev.polycodec.internal.message;

import dev.polycodec.LimitExceededException;
import dev.polycodec.internal.shape.KeyTable;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Counts the steps that the keys of a message take to hash and to compare, before they are taken.
 *
 * <p>A key that is a container or a record takes a step for each value that its hash visits, shared
 * ones once for each way to them. A key whose hash others have takes as many steps for each of
 * them. What the methods of an application's own classes do is not known here.
 */
final class KeySteps {

  /** Up to this many keys, all are taken to collide: to know better would cost more. */
  private static final int FEW = 16;

  private static final int COPIES_PER_STEP = 64;
  private static final int LINKS_PER_STEP = 4;

  private final Shapes shapes;
  private final int max;
  private @Nullable Crowd[] crowds = new Crowd[8];
  private int deepest = -1;
  private long steps;

  KeySteps(Shapes shapes, int max) {
    this.shapes = shapes;
    this.max = max;
  }

  void reset() {
    steps = 0;
    Arrays.fill(crowds, 0, deepest + 1, null);
    deepest = -1;
  }

  /**
   * Counts the next key of a container that is at some depth, or the next element.
   *
   * @throws LimitExceededException if there are too many steps
   */
  void add(int depth, Object container, @Nullable Object key) {
    add(depth, container, KeyTable.of(container.getClass()), key);
  }

  private void add(int depth, Object container, KeyTable table, @Nullable Object key) {
    switch (table) {
      case NONE -> {}
      case COPIED -> count(crowd(depth, container).next() / COPIES_PER_STEP);
      case LINKED -> count(crowd(depth, container).next() / LINKS_PER_STEP + (long) weigh(key));
      case TREES, PROBED -> {
        if (key != null && !KeyTable.isOrdered(key.getClass())) {
          int weight = weigh(key);
          count(collisions(crowd(depth, container), key) * (1L + weight));
        }
      }
    }
  }

  private static int collisions(Crowd crowd, Object key) {
    int earlier = crowd.next();
    return earlier < FEW ? earlier : crowd.sameHash(key.hashCode());
  }

  /** Counts the keys that a form lists, every so many elements. */
  void addForm(int depth, Class<?> type, @Nullable Object[] form) {
    KeyTable table = KeyTable.of(type);
    if (table == KeyTable.NONE || table == KeyTable.COPIED) {
      return;
    }
    int stride = Map.class.isAssignableFrom(type) ? 2 : 1;
    for (int i = 0; i < form.length; i += stride) {
      add(depth, form, table, form[i]);
    }
    if (table == KeyTable.PROBED) {
      probe(form, stride);
    }
  }

  /** Does with hashes alone what {@code Set.of} and {@code Map.of} do with keys. */
  private void probe(@Nullable Object[] form, int stride) {
    boolean[] taken = new boolean[2 * form.length / stride + 1];
    int slots = taken.length - 1;
    for (int i = 0; i < form.length; i += stride) {
      Object key = form[i];
      if (key != null) {
        int slot = Math.floorMod(key.hashCode(), slots);
        while (taken[slot]) {
          count(1);
          slot = slot + 1 == slots ? 0 : slot + 1;
        }
        taken[slot] = true;
      }
    }
  }

  /** Returns how many values the hash of a key visits, at most those that the limit allows. */
  private int weigh(@Nullable Object key) {
    if (key == null || KeyTable.isOrdered(key.getClass())) {
      return 0;
    } else if (key instanceof Collection<?> elements) {
      return weighAll(elements);
    } else if (key instanceof Map<?, ?> map) {
      return weighAll(map.keySet()) + weighAll(map.values());
    } else if (key instanceof Map.Entry<?, ?> entry) {
      return weighAll(Arrays.asList(entry.getKey(), entry.getValue()));
    } else if (key instanceof Optional<?> optional) {
      return visit(optional.orElse(null));
    }
    return key instanceof Record ? weighComponents(key) : 0;
  }

  private int weighAll(Collection<?> elements) {
    int weight = 0;
    for (Object element : elements) {
      weight += visit(element);
    }
    return weight;
  }

  private int weighComponents(Object owner) {
    Shape shape = shapes.of(owner.getClass());
    int weight = 0;
    if (shape.kind() == Shape.Kind.RECORD) {
      for (FieldShape component : shape.fields()) {
        weight += visit(component.get(owner));
      }
    }
    return weight;
  }

  private int visit(@Nullable Object value) {
    count(1);
    return 1 + weigh(value);
  }

  private void count(long more) {
    steps += more;
    if (steps > max) {
      throw new LimitExceededException(
          "The message holds keys that take more than "
              + max
              + " steps to hash and compare; raise Limits.withMaxKeySteps if that is expected");
    }
  }

  private Crowd crowd(int depth, Object container) {
    if (depth >= crowds.length) {
      crowds = Arrays.copyOf(crowds, 2 * depth);
    }
    Crowd crowd = crowds[depth];
    if (crowd == null || crowd.container != container) {
      crowd = new Crowd(container);
      crowds[depth] = crowd;
      deepest = Math.max(deepest, depth);
    }
    return crowd;
  }
}
