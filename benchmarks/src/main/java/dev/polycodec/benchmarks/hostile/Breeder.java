package dev.polycodec.benchmarks.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Limits;
import dev.polycodec.tck.hostile.Mutator;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.sample.HeldSamples;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes messages of messages. */
final class Breeder implements AutoCloseable {

  private static final int FEW_OBJECTS = 20_000;
  private static final int MANY_OBJECTS = 700_000;

  private final Format format;
  private final Random random;
  private final Cookbook cookbook;
  private final Mutator mutator;
  private final Codec writing;
  private final List<Object> samples = HeldSamples.all();

  Breeder(Supplier<CodecBuilder> builders, Format format, Random random) {
    this.format = format;
    this.random = random;
    cookbook = new Cookbook(random);
    mutator = new Mutator(random.nextLong());
    Limits limits = Limits.defaults();
    writing =
        builders
            .get()
            .limits(
                limits
                    .withMaxKeySteps(4 * limits.maxKeySteps())
                    .withMaxExpansion(Integer.MAX_VALUE)
                    .withMaxElements(Integer.MAX_VALUE))
            .build();
  }

  /** Returns the messages of the kit's values. */
  List<Finding> seeds() {
    List<Finding> seeds = new ArrayList<>();
    for (Object sample : samples) {
      Object value = format.held() ? sample : HeldSamples.value(sample);
      Finding seed = written(sample.getClass().getSimpleName() + " of the kit", null, value);
      if (seed != null) {
        seeds.add(seed);
      }
    }
    return seeds;
  }

  /** Returns a message that is new, or like one or two others; null where that does not work. */
  @Nullable Finding child(Finding parent, Finding other) {
    int luck = random.nextInt(10);
    if (luck < 3) {
      return invented();
    } else if (luck < 8 && parent.recipe() != null) {
      return cooked(place(parent), changed(parent.recipe(), other.recipe()), FEW_OBJECTS);
    }
    String what = parent.recipe() == null ? parent.what() : parent.what() + ", changed";
    return new Finding(what, null, parent.type(), mutator.mutated(parent.message()));
  }

  private static Class<?> place(Finding parent) {
    return parent.type() == Object.class ? Box.class : parent.type();
  }

  private Recipe changed(Recipe parent, @Nullable Recipe other) {
    return other == null || random.nextInt(4) > 0
        ? cookbook.changed(parent)
        : cookbook.crossed(parent, other);
  }

  /** Returns a message like another, with more of something; null where that does not work. */
  @Nullable Finding grown(Finding parent) {
    return parent.recipe() == null
        ? null
        : cooked(place(parent), cookbook.grown(parent.recipe()), MANY_OBJECTS);
  }

  /** Makes up a value; a format without classes needs a declared type for it. */
  private @Nullable Finding invented() {
    if (format.typed() && (!format.held() || random.nextInt(4) > 0)) {
      return cooked(Box.class, cookbook.invent(Object.class), FEW_OBJECTS);
    }
    Class<?> holder = samples.get(random.nextInt(samples.size())).getClass();
    Recipe recipe = cookbook.invent(HeldSamples.field(holder).getGenericType());
    return cooked(holder, recipe, FEW_OBJECTS);
  }

  private @Nullable Finding cooked(Class<?> type, Recipe recipe, int most) {
    try {
      Object value = Kitchen.cook(recipe, most, format.shares());
      if (type != Box.class) {
        String where = type.getSimpleName() + ": ";
        return written(where + recipe.text(), recipe, HeldSamples.holding(type, value));
      }
      return written(recipe.text(), recipe, format.held() ? new Box<>(value) : value);
    } catch (RuntimeException | OutOfMemoryError e) {
      return null; // not every recipe is edible
    }
  }

  private @Nullable Finding written(String what, @Nullable Recipe recipe, @Nullable Object value) {
    if (value == null) {
      return null;
    }
    try {
      Class<?> type = format.held() ? value.getClass() : Object.class;
      return new Finding(what, recipe, type, writing.encode(value));
    } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
      return null; // it is not of the format
    }
  }

  @Override
  public void close() {
    writing.close();
  }
}
