package dev.polycodec.internal.pool;

/**
 * Decides how much memory is kept between messages.
 *
 * <p>What large messages have made grow is kept while they keep coming: dropping it costs each of
 * them all the growing anew. It is dropped once it has been of no use for a while, because it may
 * slow down small messages and is memory that others lack; and it is dropped at once where it is
 * more than a pool of it could bear.
 *
 * <p>To look at it is not free, so most small messages pass without, as long as what is kept is the
 * usual.
 */
public final class Retention {

  /** What is always kept. */
  public static final int USUAL = 256 << 10;

  /** What is never kept: more than a message of a megabyte needs in buffers that doubled. */
  static final int MOST = 5 << 19;

  /** A message that fills less of what is kept has no use for it. */
  private static final int FRACTION = 8;

  private static final int PATIENCE = 16;

  /** A message that hardly makes anything grow. */
  private static final int SMALL = 4 << 10;

  private int useless;

  /** How many small messages may come before the next look. */
  private int calm;

  /** Says whether to look at what is kept after a message of some bytes. */
  public boolean isDue(int message) {
    if (message > SMALL || calm == 0) {
      return true;
    }
    calm--;
    return false;
  }

  /** Has the next look be due: what failed has no size, and may have grown. */
  public void doubt() {
    calm = 0;
  }

  /** Says whether to keep what has some bytes, after a message of some bytes. */
  public boolean keeps(long retained, long message) {
    boolean useful = retained <= USUAL || message >= retained / FRACTION;
    useless = useful ? 0 : useless + 1;
    calm = retained <= USUAL ? PATIENCE : 0;
    boolean kept = retained <= MOST && useless < PATIENCE;
    if (!kept) {
      useless = 0; // and what replaces it has its chance
    }
    return kept;
  }
}
