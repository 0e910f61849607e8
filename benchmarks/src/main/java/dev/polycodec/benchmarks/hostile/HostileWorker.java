package dev.polycodec.benchmarks.hostile;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.spi.Variant;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The search in one codec, in a JVM of its own. */
final class HostileWorker {

  /** The property that has the bytes of a message. */
  static final String MESSAGE = "message";

  /** The properties that say whether it takes more than it may, of time and of the heap. */
  static final String TOO_SLOW = "tooSlow";

  static final String TOO_LARGE = "tooLarge";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final long TELL_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final Variant variant;
  private final PrintStream out;
  private long told = System.nanoTime();

  private HostileWorker(Variant variant, PrintStream out) {
    this.variant = variant;
    this.out = out;
  }

  /**
   * Takes the name of a codec, for how many milliseconds to search, and a seed. Prints now and then
   * which part of the time is over, and at last what it found.
   */
  public static void main(String[] arguments) {
    PrintStream out = System.out;
    System.setOut(System.err); // a library may log there
    new HostileWorker(Targets.find(arguments[0]), out)
        .search(Long.parseLong(arguments[1]), Long.parseLong(arguments[2]));
    System.exit(0);
  }

  private void search(long millis, long seed) {
    try (CostSearch search =
        new CostSearch(
            () -> Targets.builder(variant), Targets.format(variant), seed, this::stuck)) {
      List<Finding> worst = search.run(TimeUnit.MILLISECONDS.toNanos(millis), this::tell);
      out.println(result(search.tried(), worst));
    }
  }

  private void stuck(Finding message) {
    out.println(result(0, List.of(message)));
    Runtime.getRuntime().halt(0);
  }

  private ObjectNode result(long tried, List<Finding> worst) {
    ObjectNode result = JSON.createObjectNode().put("codec", variant.name()).put("tried", tried);
    for (Finding found : worst) {
      result
          .withArray("worst")
          .addObject()
          .put("nanos", found.nanos())
          .put("allocated", found.allocated())
          .put("held", found.held())
          .put("bytes", found.message().length)
          .put("text", found.text())
          .put(TOO_SLOW, found.isTooSlow())
          .put(TOO_LARGE, found.isTooLarge())
          .put("type", found.type().getName())
          .put(MESSAGE, found.message());
    }
    return result;
  }

  private void tell(double part) {
    if (System.nanoTime() - told > TELL_NANOS) {
      told = System.nanoTime();
      out.println(part);
    }
  }
}
