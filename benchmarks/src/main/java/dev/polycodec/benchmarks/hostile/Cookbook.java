package dev.polycodec.benchmarks.hostile;

import dev.polycodec.benchmarks.hostile.Recipe.Mix;
import dev.polycodec.tck.sample.HeldSamples;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes up recipes, and changes them. */
final class Cookbook {

  private static final int DEPTH = 5;
  private static final int LARGEST_BITS = 12;
  private static final Mix[] MIXES = Mix.values();

  private final Random random;
  private final List<Ingredient> all = new ArrayList<>();
  private final List<Ingredient> leaves = new ArrayList<>();

  Cookbook(Random random) {
    this.random = random;
    leaves.addAll(LeafIngredients.all());
    for (Object held : HeldSamples.all()) {
      addSample(held);
    }
    all.addAll(leaves);
    // Each way to hold others as often as all that hold nothing.
    for (int i = 0; i < 4; i++) {
      all.addAll(ContainerIngredients.all());
    }
  }

  private void addSample(Object held) {
    Object value = HeldSamples.value(held);
    if (value != null) {
      String name = "a " + value.getClass().getSimpleName() + " of the kit";
      leaves.add(
          new Ingredient(
              name, value.getClass(), 0, (kitchen, recipe, index) -> HeldSamples.value(held)));
    }
  }

  /** Returns a new recipe of what may be where a type is declared. */
  Recipe invent(Type place) {
    return invent(place, 0);
  }

  private Recipe invent(Type place, int depth) {
    Ingredient kind = pick(place, depth);
    List<Recipe> parts = new ArrayList<>();
    for (int i = 0; i < kind.parts(); i++) {
      parts.add(invent(Recipe.slot(place, i), depth + 1));
    }
    Mix mix = random.nextBoolean() ? Mix.WINDOW : MIXES[random.nextInt(MIXES.length)];
    return new Recipe(place, kind, size(depth), mix, parts);
  }

  private Ingredient pick(Type place, int depth) {
    List<Ingredient> from = random.nextInt(DEPTH) < depth ? leaves : all;
    List<Ingredient> fitting = fitting(from, place);
    if (fitting.isEmpty()) {
      fitting = fitting(all, place);
    }
    return fitting.isEmpty()
        ? leaves.get(leaves.size() - 1)
        : fitting.get(random.nextInt(fitting.size()));
  }

  private static List<Ingredient> fitting(List<Ingredient> from, Type place) {
    return place == Object.class
        ? from
        : from.stream().filter(kind -> Recipe.fits(kind, place)).toList();
  }

  private int size(int depth) {
    return random.nextInt(1 << random.nextInt(Math.max(2, LARGEST_BITS - 3 * depth)));
  }

  /** Returns a recipe with a change somewhere. */
  Recipe changed(Recipe recipe) {
    return recipe.with(random.nextInt(recipe.count()), this::changedOnce);
  }

  private Recipe changedOnce(Recipe recipe) {
    return switch (random.nextInt(8)) {
      case 0 -> recipe.resized(2 * recipe.size());
      case 1 -> recipe.resized(recipe.size() / 2);
      case 2 -> recipe.resized(recipe.size() + random.nextInt(7) - 3);
      case 3 -> recipe.resized(size(0));
      case 4 -> recipe.mixed(MIXES[random.nextInt(MIXES.length)]);
      case 5 -> ofAnotherKind(recipe);
      case 6 -> recipe.slot() == Object.class ? wrapped(recipe) : ofAnotherKind(recipe);
      default -> invent(recipe.slot(), 2);
    };
  }

  /** Returns a recipe with the same parts of another kind. */
  private Recipe ofAnotherKind(Recipe recipe) {
    Ingredient kind = pick(recipe.slot(), recipe.parts().isEmpty() ? DEPTH : 0);
    return kind.parts() == recipe.parts().size()
        ? new Recipe(recipe.slot(), kind, recipe.size(), recipe.mix(), recipe.parts())
        : invent(recipe.slot(), 2);
  }

  private Recipe wrapped(Recipe recipe) {
    Recipe outer = invent(Object.class, 0);
    return outer.parts().isEmpty() ? outer : outer.with(1, part -> recipe.at(Object.class));
  }

  /** Returns a recipe with a part of another one. */
  Recipe crossed(Recipe recipe, Recipe other) {
    Recipe part = other.get(random.nextInt(other.count()));
    int number = random.nextInt(recipe.count());
    Type place = recipe.get(number).slot();
    return part.fits(place) ? recipe.with(number, old -> part.at(place)) : changed(recipe);
  }

  /** Returns a recipe that is larger somewhere. */
  Recipe grown(Recipe recipe) {
    return recipe.with(
        random.nextInt(recipe.count()),
        part -> part.resized((part.size() + 1) * (1 + random.nextInt(4))));
  }
}
