package dev.polycodec.benchmarks.hostile;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of value that a {@link Recipe} can ask for.
 *
 * @param name what it is called in a description
 * @param product the class of the values
 * @param parts how many recipes it needs: none, that of its elements, or those of keys and values
 * @param maker makes a value
 */
record Ingredient(String name, Class<?> product, int parts, Maker maker) {

  /** Makes values of one kind. */
  @FunctionalInterface
  interface Maker {

    /**
     * Makes a value.
     *
     * @param kitchen makes its parts
     * @param recipe how large it is, and what its parts are
     * @param index tells it from others of the same recipe
     */
    @Nullable Object make(Kitchen kitchen, Recipe recipe, int index);
  }

  /** Returns a value without parts. */
  static <T> Ingredient leaf(String name, Class<T> product, Leaf<? extends T> leaf) {
    return new Ingredient(
        name, product, 0, (kitchen, recipe, index) -> leaf.make(recipe.size(), index));
  }

  /** Returns a container of elements, made of all of them. */
  static Ingredient of(String name, Class<?> product, Elements from) {
    return new Ingredient(
        name, product, 1, (kitchen, recipe, index) -> from.make(kitchen.elements(recipe, index)));
  }

  /** Makes a value of some size. */
  @FunctionalInterface
  interface Leaf<T> {

    /** Makes one, which the index tells from others of its size. */
    @Nullable T make(int size, int index);
  }

  /** Makes a container. */
  @FunctionalInterface
  interface Elements {

    /** Makes one. */
    Object make(List<@Nullable Object> elements);
  }
}
