package dev.polycodec.benchmarks.hostile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes values of recipes.
 *
 * <p>Lists get what they hold at the end, when the sets and maps around them have taken them: what
 * is costly to read must not be costly to make.
 */
final class Kitchen {

  private static final int FEW_DOUBLINGS = 8;
  private static final int MANY_DOUBLINGS = 200;

  private final Deque<Runnable> late = new ArrayDeque<>();
  private final boolean shares;
  private int left;
  private int lists;

  private Kitchen(int most, boolean shares) {
    this.left = most;
    this.shares = shares;
  }

  /**
   * Makes a value.
   *
   * @param most how many objects it may have
   * @param shares whether objects may be in several places, which a format without references
   *     writes again for each
   * @throws RuntimeException if it has more, or does not accept its elements
   */
  static @Nullable Object cook(Recipe recipe, int most, boolean shares) {
    Kitchen kitchen = new Kitchen(most, shares);
    Object value = kitchen.make(recipe, 0);
    while (!kitchen.late.isEmpty()) {
      kitchen.late.remove().run();
    }
    return value;
  }

  private @Nullable Object make(Recipe recipe, int index) {
    left -= 1 + (recipe.parts().isEmpty() ? recipe.size() / 16 : 0);
    if (left < 0) {
      throw new IllegalStateException("Too many objects");
    }
    return recipe.kind().maker().make(this, recipe, index);
  }

  /** Makes the elements of a container, or its keys. */
  List<@Nullable Object> elements(Recipe recipe, int index) {
    return elements(recipe, index, recipe.parts().get(0));
  }

  /** Makes the values of a map. */
  List<@Nullable Object> values(Recipe recipe, int index) {
    return elements(recipe, index, recipe.parts().get(1));
  }

  private List<@Nullable Object> elements(Recipe recipe, int index, Recipe part) {
    int size = recipe.size();
    if (size > left) {
      throw new IllegalStateException("Too many objects");
    }
    if (shares && recipe.mix() == Recipe.Mix.SAME && size > 0) {
      return Collections.nCopies(size, make(part, index));
    }
    List<@Nullable Object> elements = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      elements.add(make(part, index(recipe, index, i)));
    }
    return elements;
  }

  private static int index(Recipe recipe, int index, int i) {
    int fromEnd = recipe.size() - i;
    return switch (recipe.mix()) {
      case WINDOW, SAME -> index + i;
      case PREFIX -> fromEnd == 1 ? index : i;
      case CANCEL_LIST -> fromEnd == 1 ? -31 * index : fromEnd == 2 ? index : i;
      case CANCEL_SET -> fromEnd == 1 ? -index : fromEnd == 2 ? index : i;
    };
  }

  /** Returns how often something may be in two places each of which is in two places. */
  int doublings() {
    return shares ? MANY_DOUBLINGS : FEW_DOUBLINGS;
  }

  /** Returns a list that is unlike all others until all are made. */
  List<@Nullable Object> late(Supplier<List<@Nullable Object>> content) {
    List<@Nullable Object> list = new ArrayList<>();
    list.add(lists++);
    late.add(
        () -> {
          list.clear();
          list.addAll(content.get());
        });
    return list;
  }
}
