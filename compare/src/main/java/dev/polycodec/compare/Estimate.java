package dev.polycodec.compare;

/** How long something takes, so that nobody has to guess whether it hangs. */
public final class Estimate {

  /** The CPU time of starting a JVM and of warming a codec up, compilers included. */
  private static final long WARM_MILLIS = 4_500;

  /** As often as reading the data, by and large: to read, to check and to warm up with it. */
  private static final int READINGS_TO_WARM = 8;

  private static final int READINGS_TO_MEASURE = 5;

  private Estimate() {}

  /**
   * Returns how long a comparison takes on an idle machine.
   *
   * @param rows how many codecs meet how many data sets
   * @param warmingUp how many of them warm up at a time
   * @param readMillis how long it takes to read the data
   * @param measureMillis how long each row is measured
   */
  static long millis(int rows, int warmingUp, long readMillis, long measureMillis) {
    long warm = (WARM_MILLIS + READINGS_TO_WARM * readMillis) / warmingUp;
    return rows * (warm + measureMillis + READINGS_TO_MEASURE * readMillis);
  }

  /** Returns a duration as people say it. */
  public static String words(long millis) {
    return millis < 60_000 ? (millis + 999) / 1000 + " s" : (millis + 59_999) / 60_000 + " min";
  }
}
