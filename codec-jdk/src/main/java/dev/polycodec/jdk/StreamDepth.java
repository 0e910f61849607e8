package dev.polycodec.jdk;

import dev.polycodec.LimitExceededException;
import dev.polycodec.spi.Engine;
import java.io.ObjectOutputStream;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.function.Predicate;

/**
 * How deep an object stream is in the objects that it writes. It tells when one begins, and not
 * when one ends; but the stack does, which need not be looked at before so many have begun that it
 * could be too deep.
 */
final class StreamDepth {

  private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

  /** How many methods of the stream at least are on the stack for each object, or array. */
  private static final int FRAMES = 2;

  private final int most;
  private int left;

  StreamDepth(int most) {
    this.most = most;
    this.left = most;
  }

  /**
   * Begins an object.
   *
   * @throws LimitExceededException if it is nested too deep
   */
  void begin() {
    if (--left < 0) {
      left = most - count(frame -> true) / FRAMES; // names of methods cost more
      if (left < most / 2) {
        left = most - count(frame -> frame.getMethodName().equals("writeObject0"));
      }
      if (left < 0) {
        throw exceeded(most);
      }
    }
  }

  /** Returns how deep it may be. */
  int atMost() {
    return most - left;
  }

  private static int count(Predicate<StackFrame> which) {
    return Math.toIntExact(
        STACK.walk(
            frames ->
                frames
                    .takeWhile(frame -> !Engine.class.isAssignableFrom(frame.getDeclaringClass()))
                    .filter(frame -> frame.getDeclaringClass() == ObjectOutputStream.class)
                    .filter(which)
                    .count()));
  }

  static LimitExceededException exceeded(int most) {
    return new LimitExceededException(
        "The message holds objects nested deeper than " + most, "withMaxDepth");
  }
}
