package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Measures the bytes of stack that a level of nesting takes, and proves that the default depth is
 * carried by a thread that has no more than {@link Stacks#SMALL}, in a JVM of its own. With {@code
 * -Xint} the figures are exact, and those that every JVM begins with; what compilers make of it
 * differs each time.
 */
final class StackNeed {

  /** The bytes that a level may take, half of what the core provides for one. */
  private static final long MOST = 4 << 10;

  /** A codec says where a stack ended if it holds fewer levels than this. */
  private static final int FEW = 32;

  /** So many steps take less stack than two levels. */
  private static final int STRIDE = 8;

  private static final long ROOM = 64L << 20;
  private static final int DEEPER_THAN_FEW = 3 * FEW;
  private static final int DEEPER_THAN_ANY_STACK = 1_000_000;
  private static final int DEFAULT_DEPTH = Limits.defaults().maxDepth();
  private static final int USUAL_DEPTH = 20;

  /** After so many objects, a class gets code of its own, which takes other frames. */
  private static final int MANY = 100;

  private static final int COMPILED = 5_000;
  private static final Pattern ENDED = Pattern.compile("ended at a depth of (\\d+) objects");

  private final String codec;
  private final List<Use> uses = new ArrayList<>();

  private StackNeed(String codec) {
    this.codec = codec;
  }

  /** Takes the name of the codec. */
  public static void main(String[] arguments) throws Exception {
    StackNeed need = new StackNeed(arguments[0]);
    if (System.getProperty("java.vm.info", "").startsWith("interpreted")) {
      need.measure();
    } else {
      need.add(COMPILED, "objects", Link::chain);
    }
    for (Use use : need.uses) {
      use.requireDefault();
    }
  }

  private void measure() throws Exception {
    add(0, "objects", Link::chain);
    add(MANY, "objects", Link::chain);
    if (carriesTypes()) {
      add(0, "lists", n -> nested(n, inner -> new ArrayList<>(List.of(inner))));
      add(0, "maps", n -> nested(n, inner -> new HashMap<>(Map.of("k", inner))));
    }
    long step = step();
    for (Use use : uses) {
      long bytes = step * use.steps() / use.levels();
      System.out.println(use.name + ": " + bytes);
      if (bytes > MOST) {
        throw new AssertionError(use.name + " takes more than " + MOST + " bytes for a level");
      }
    }
  }

  private boolean carriesTypes() {
    try (Codec any = codec(DEFAULT_DEPTH)) {
      return any.traits().contains(Trait.CARRIES_TYPES);
    }
  }

  /**
   * Returns the bytes of a step of {@link Descent}: what two stacks have in common is not in it.
   */
  private static long step() throws Exception {
    Descent small = new Descent(() -> FEW);
    Descent large = new Descent(() -> FEW);
    Stacks.on(Stacks.SMALL, small);
    Stacks.on(4 * Stacks.SMALL, large);
    return 3 * Stacks.SMALL / (large.depth - small.depth);
  }

  private void add(int warm, String what, IntFunction<Object> nested) throws Exception {
    Object usual = nested.apply(USUAL_DEPTH);
    Object fits = nested.apply(DEFAULT_DEPTH);
    Object deep = nested.apply(DEEPER_THAN_FEW);
    byte[] fitting = written(fits);
    byte[] bytes = written(deep);
    Class<?> type = deep.getClass();
    String whose = codec + (warm == 0 ? ", first " : ", many ") + what;
    uses.add(new Use(whose + ", encode", warm, usual, c -> c.encode(deep), c -> c.encode(fits)));
    uses.add(
        new Use(
            whose + ", decode",
            warm,
            usual,
            c -> c.decode(bytes, type),
            c -> c.decode(fitting, type)));
  }

  private static Box<Object> nested(int levels, UnaryOperator<Object> nest) {
    Object value = "bottom";
    for (int i = 1; i < levels; i++) { // the box is a level, too
      value = nest.apply(value);
    }
    return new Box<>(value);
  }

  private byte[] written(Object value) throws Exception {
    try (Codec writer = codec(DEFAULT_DEPTH)) {
      return Stacks.on(ROOM, () -> writer.encode(value));
    }
  }

  private Codec codec(int depth) {
    return Codecs.builder()
        .use(codec)
        .allow("dev.polycodec.tck.model.*")
        .limits(Limits.defaults().withMaxDepth(depth))
        .build();
  }

  /** Goes on until the stack ends, and on the way back asks how many levels fit there. */
  private static final class Descent implements Callable<Void> {

    private final Callable<Integer> levels;
    private int depth;
    private int least;
    private int first;
    private int most;
    private int last;

    Descent(Callable<Integer> levels) {
      this.levels = levels;
    }

    @Override
    @SuppressWarnings("NullAway") // there is nothing to return
    public Void call() throws Exception {
      descend(0);
      return null;
    }

    private void descend(int steps) throws Exception {
      try {
        if (steps < DEEPER_THAN_ANY_STACK) {
          descend(steps + 1);
        }
      } catch (StackOverflowError e) {
        depth = Math.max(depth, steps);
      }
      int back = depth - steps;
      if (most < FEW && (isNearAnEnd() || back % STRIDE == 0)) {
        look(back);
      }
    }

    /** Only where the first levels begin to fit, and the last ones, does each step count. */
    private boolean isNearAnEnd() {
      return most < 3 || most > FEW - 3;
    }

    private void look(int back) throws Exception {
      try {
        note(levels.call(), back);
      } catch (StackOverflowError e) {
        return; // there was no room even to say so
      }
    }

    private void note(int fit, int back) {
      if (least == 0 && fit > 2) {
        least = fit;
        first = back;
      }
      if (fit > most) {
        most = fit;
        last = back;
      }
    }
  }

  /** A call of a codec. */
  private interface Call {
    @Nullable Object on(Codec codec) throws Exception;
  }

  /** A way to use the codec that calls itself for each level. */
  private final class Use {

    private final String name;
    private final int warm;
    private final Object usual;
    private final Call deep;
    private final Call fits;
    private @Nullable Descent descent;

    Use(String name, int warm, Object usual, Call deep, Call fits) {
      this.name = name;
      this.warm = warm;
      this.usual = usual;
      this.deep = deep;
      this.fits = fits;
    }

    /** Returns the steps back that it takes until a few more levels fit. */
    int steps() throws Exception {
      try (Codec fresh = warm(DEEPER_THAN_FEW)) {
        usual(fresh);
        descent = new Descent(() -> levels(fresh));
        Stacks.on(Stacks.SMALL, descent);
      }
      return descent.last - descent.first;
    }

    int levels() {
      Descent done = Objects.requireNonNull(descent);
      return done.most - done.least;
    }

    private void usual(Codec fresh) {
      fresh.decode(fresh.encode(usual), usual.getClass());
    }

    private int levels(Codec fresh) throws Exception {
      try {
        deep.on(fresh);
        return FEW;
      } catch (CodecException e) {
        Matcher ended = ENDED.matcher(String.valueOf(e.getMessage()));
        if (ended.find()) {
          return Integer.parseInt(ended.group(1));
        }
        throw e;
      }
    }

    void requireDefault() throws Exception {
      try (Codec fresh = warm(DEFAULT_DEPTH)) {
        Objects.requireNonNull(Stacks.on(Stacks.SMALL, () -> fits.on(fresh)));
      }
    }

    private Codec warm(int depth) {
      Codec fresh = codec(depth);
      for (int i = 0; i < warm; i++) {
        fresh.decode(fresh.encode(usual), usual.getClass());
      }
      return fresh;
    }
  }
}
