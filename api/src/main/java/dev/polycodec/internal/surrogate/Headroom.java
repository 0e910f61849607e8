package dev.polycodec.internal.surrogate;

/** Room on the stack for what must not be cut short. */
public final class Headroom {

  /** About how many frames opening a class takes, with as many local variables as the probe has. */
  private static final int FRAMES = 400;

  private Headroom() {}

  /**
   * Ends the stack here if it is about to end: a class of the JDK, or one of ours, that meets the
   * end while it is initialised would be broken for ever.
   */
  public static void require() {
    probe(FRAMES, 0, 0, 0, 0);
  }

  private static long probe(int frames, long a, long b, long c, long d) {
    return frames == 0 ? a + b + c + d : probe(frames - 1, b + 1, c, d, a) + 1;
  }
}
