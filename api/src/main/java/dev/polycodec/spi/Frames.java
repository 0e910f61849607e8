package dev.polycodec.spi;

/** The frames of a thread, of which the JVM notes those around a new {@link Throwable}. */
final class Frames {

  /** How many the JVM notes at most, by default. */
  private static final int MOST = 1024;

  /** About what it takes of the heap to note one, in bytes. */
  private static final int EACH = 24;

  private static final StackWalker WALKER = StackWalker.getInstance();

  private Frames() {}

  /** Returns about what those of this thread take of the heap, in bytes. */
  static int bytes() {
    return EACH * (int) (long) WALKER.walk(frames -> frames.limit(MOST).count());
  }
}
