package dev.polycodec.spi.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of the first names of classes of the last messages: most messages name the same classes
 * in the same order, and a name costs more to find and to encode than to copy. A codec never names
 * a class otherwise. Used by one thread at a time.
 */
public final class WrittenNames {

  private static final int MOST = 16;
  private static final int LONGEST = 512;

  /** A class and the bytes of its name, with all that precedes it. */
  private record Written(Class<?> type, byte[] name) {}

  private final @Nullable Written[] names = new Written[MOST];
  private int next;

  /** Creates what knows no name yet. */
  public WrittenNames() {}

  /** Begins with the first name of a message. */
  public void begin() {
    next = 0;
  }

  /**
   * Passes the name that stood here last and returns its bytes, if it is that of a class, or null.
   */
  public byte @Nullable [] next(Class<?> type) {
    Written last = next < MOST ? names[next] : null;
    if (last == null || last.type != type) {
      return null;
    }
    next++;
    return last.name;
  }

  /** Passes a name, and keeps it if it is among the first and not too long. */
  public void keep(Class<?> type, byte[] target, int from, int to) {
    if (next < MOST && to - from <= LONGEST) {
      names[next] = new Written(type, Arrays.copyOfRange(target, from, to));
    }
    next++;
  }
}
