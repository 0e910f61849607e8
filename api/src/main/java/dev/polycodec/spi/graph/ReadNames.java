package dev.polycodec.spi.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The first names of classes of the last messages, as they stood in the bytes: most messages name
 * the same classes in the same order, and a name costs more to decode and to hash than to compare.
 * What a name stands for is asked again for each message. Used by one thread at a time.
 */
public final class ReadNames {

  private static final int MOST = 16;
  private static final int LONGEST = 512;

  /**
   * A name as it stood in the bytes.
   *
   * @param length how many bytes it takes, with all that precedes it
   */
  public record Name(String text, int length) {}

  private record Known(Name name, byte[] bytes) {}

  private final @Nullable Known[] names = new Known[MOST];
  private int next;

  /** Creates what knows no name yet. */
  public ReadNames() {}

  /** Begins with the first name of a message. */
  public void begin() {
    next = 0;
  }

  /** Passes the name that stood here last and returns it, if the same bytes follow, or null. */
  public @Nullable Name next(byte[] source, int from, int end) {
    Known last = next < MOST ? names[next] : null;
    if (last == null || !startsWith(last.bytes, source, from, end)) {
      return null;
    }
    next++;
    return last.name;
  }

  private static boolean startsWith(byte[] bytes, byte[] source, int from, int end) {
    return bytes.length <= end - from
        && Arrays.equals(source, from, from + bytes.length, bytes, 0, bytes.length);
  }

  /** Passes a name, and keeps it if it is among the first and not too long. */
  public void keep(String name, byte[] source, int from, int to) {
    if (next < MOST && to - from <= LONGEST) {
      Name known = new Name(name, to - from);
      names[next] = new Known(known, Arrays.copyOfRange(source, from, to));
    }
    next++;
  }
}
