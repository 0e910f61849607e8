package dev.polycodec.testing;

import dev.polycodec.Codec;
import dev.polycodec.LimitExceededException;
import dev.polycodec.testing.Samples.Order;
import java.util.Arrays;

/**
 * Uses a codec at each distance from the end of a stack and then, in the same thread, with room:
 * the stack may also end where a message is forgotten.
 */
public final class StackReturn {

  private static final int STACK = 256 << 10;
  private static final int WARM = 20_000;

  /** More frames than a message takes. */
  private static final int FRAMES = 200;

  private static final int PASSES = 10;

  private final Codec codec = Providers.tiny().build();
  private final byte[] expected = codec.encode(Samples.order());
  private int distance;

  private StackReturn() {}

  /** Says how many messages were right, and fails with the first that is not. */
  public static void main(String[] arguments) throws InterruptedException {
    Thread thread = new Thread(null, () -> new StackReturn().run(), "small", STACK);
    thread.start();
    thread.join();
  }

  private void run() {
    requireTraces();
    for (int i = 0; i < WARM; i++) {
      requireSame();
    }
    int right = 0;
    for (int pass = 0; pass < PASSES; pass++) {
      for (distance = 0; distance < FRAMES; distance++) {
        descend(pass % 2 == 0);
        requireSame();
        right++;
      }
    }
    System.out.println(right + " messages were right");
  }

  /**
   * The end of a stack is told by its trace. Where the JVM first makes one of its own code, it
   * initialises a class, without which no failure in the process has a trace.
   */
  private static void requireTraces() {
    askForTraces();
    trace();
  }

  private static void askForTraces() {
    try {
      askForTraces();
      trace();
    } catch (StackOverflowError e) {
      Thread.onSpinWait(); // and again with a little more room
    }
  }

  private static int trace() {
    try {
      return Integer.parseInt("no number");
    } catch (NumberFormatException e) {
      return e.getStackTrace().length;
    }
  }

  private void requireSame() {
    byte[] bytes = codec.encode(codec.decode(expected, Order.class));
    if (!Arrays.equals(bytes, expected)) {
      throw new IllegalStateException("Another message " + distance + " frames before the end");
    }
  }

  /** Goes on until the stack ends, and uses the codec on the way back. */
  private int descend(boolean encoding) {
    int below;
    try {
      below = descend(encoding) + 1;
    } catch (StackOverflowError e) {
      below = 0;
    }
    if (below == distance) {
      use(encoding);
    }
    return below;
  }

  private void use(boolean encoding) {
    try {
      if (encoding) {
        codec.encode(Samples.order());
      } else {
        codec.decode(expected, Order.class);
      }
    } catch (LimitExceededException | StackOverflowError e) {
      Thread.onSpinWait(); // as it should
    }
  }
}
