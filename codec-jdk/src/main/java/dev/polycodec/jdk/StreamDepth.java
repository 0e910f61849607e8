package dev.polycodec.jdk;

import dev.polycodec.LimitExceededException;
import java.lang.StackWalker.StackFrame;
import java.util.stream.Stream;

/**
 * How deep an object stream is in the objects that it writes. It tells when one begins, and not
 * when one ends; but the stack does, which need not be looked at before so many have begun that it
 * could be too deep.
 */
final class StreamDepth {

  private static final StackWalker STACK = StackWalker.getInstance();
  private static final String ENGINE = PlainEngine.class.getName();

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
      left = most - depth();
      if (left < 0) {
        throw exceeded(most);
      }
    }
  }

  private static int depth() {
    return Math.toIntExact(STACK.walk(StreamDepth::objects));
  }

  private static long objects(Stream<StackFrame> frames) {
    return frames
        .takeWhile(frame -> !frame.getClassName().equals(ENGINE))
        .filter(frame -> frame.getMethodName().equals("writeObject0"))
        .count();
  }

  static LimitExceededException exceeded(int most) {
    return new LimitExceededException(
        "The message holds objects nested deeper than "
            + most
            + "; raise Limits.withMaxDepth if that is expected");
  }
}
