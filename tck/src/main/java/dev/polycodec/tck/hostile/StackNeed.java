package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.Limits;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Measures the bytes of stack that a level of nesting takes, and proves that the default depth fits
 * {@link #STACK}, in a JVM of its own. With {@code -Xint} the figures are exact, and those that
 * every JVM begins with; what compilers make of it differs each time.
 */
final class StackNeed {

  /** The stack that the default depth fits, whatever the codec. */
  static final long STACK = 768L << 10;

  private static final long ROOM = 64L << 20;
  private static final int DEEPER_THAN_ANY_STACK = 4_000;
  private static final int DEFAULT_DEPTH = Limits.defaults().maxDepth();
  private static final int USUAL_DEPTH = 20;

  /** After so many objects, a class gets code of its own, which takes other frames. */
  private static final int MANY = 100;

  private static final int COMPILED = 5_000;
  private static final Pattern ENDED = Pattern.compile("ended at a depth of (\\d+) objects");

  private final String codec;
  private final boolean trusted;
  private final List<Use> uses = new ArrayList<>();

  private StackNeed(String codec, boolean trusted) {
    this.codec = codec;
    this.trusted = trusted;
  }

  /** Takes the name of a codec, whether its input must be trusted, and whether it carries types. */
  public static void main(String[] arguments) throws Exception {
    StackNeed need = new StackNeed(arguments[0], Boolean.parseBoolean(arguments[1]));
    if (System.getProperty("java.vm.info", "").startsWith("interpreted")) {
      need.measure(Boolean.parseBoolean(arguments[2]));
    } else {
      need.add(COMPILED, "objects", Link::chain);
    }
    for (Use use : need.uses) {
      use.requireDefault();
    }
  }

  /**
   * Takes small stacks first: the system gives a thread a larger one that another has left, unless
   * it is very much larger.
   */
  private void measure(boolean types) throws Exception {
    add(0, "objects", Link::chain);
    add(MANY, "objects", Link::chain);
    if (types) {
      add(0, "lists", n -> nested(n, inner -> new ArrayList<>(List.of(inner))));
      add(0, "maps", n -> nested(n, inner -> new HashMap<>(Map.of("k", inner))));
    }
    for (long stack : new long[] {STACK / 2, STACK}) {
      for (Use use : uses) {
        use.levels.add(use.levels(stack));
      }
    }
    uses.forEach(use -> System.out.println(use.name + ": " + use.perLevel()));
  }

  private void add(int warm, String what, IntFunction<Object> nested) throws Exception {
    Object usual = nested.apply(USUAL_DEPTH);
    Object fits = nested.apply(DEFAULT_DEPTH);
    Object deep = nested.apply(DEEPER_THAN_ANY_STACK);
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
    try (Codec writer = codec(DEEPER_THAN_ANY_STACK)) {
      return on(ROOM, () -> writer.encode(value));
    }
  }

  private Codec codec(int depth) {
    CodecBuilder builder =
        Codecs.builder()
            .use(codec)
            .allow("dev.polycodec.tck.model.*")
            .limits(Limits.defaults().withMaxDepth(depth));
    return (trusted ? builder.trustedInput() : builder).build();
  }

  private static <T> T on(long stack, Callable<T> call) throws Exception {
    FutureTask<T> task = new FutureTask<>(call);
    Thread thread = new Thread(null, task, "nested", stack);
    thread.start();
    return task.get();
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
    private final List<Integer> levels = new ArrayList<>();

    Use(String name, int warm, Object usual, Call deep, Call fits) {
      this.name = name;
      this.warm = warm;
      this.usual = usual;
      this.deep = deep;
      this.fits = fits;
    }

    /** What two stacks have in common does not count. */
    long perLevel() {
      return STACK / 2 / (levels.get(1) - levels.get(0));
    }

    int levels(long stack) throws Exception {
      try (Codec fresh = warm(DEEPER_THAN_ANY_STACK)) {
        on(stack, () -> deep.on(fresh));
      } catch (ExecutionException e) {
        Matcher ended = ENDED.matcher(String.valueOf(e.getMessage())); // that of its cause
        if (e.getCause() instanceof CodecException && ended.find()) {
          return Integer.parseInt(ended.group(1));
        }
        throw e;
      }
      throw new AssertionError("The stack of " + stack + " bytes did not end");
    }

    void requireDefault() throws Exception {
      try (Codec fresh = warm(DEFAULT_DEPTH)) {
        Objects.requireNonNull(on(STACK, () -> fits.on(fresh)));
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
