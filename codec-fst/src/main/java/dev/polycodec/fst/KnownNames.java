package dev.polycodec.fst;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The first names of classes of the last messages, as they stood in the bytes: most messages name
 * the same classes in the same order, and a name costs more to decode and to hash than to compare.
 * What a name stands for is asked again for each message.
 */
final class KnownNames {

  private static final int MOST = 16;
  private static final int LONGEST = 512;

  private final byte @Nullable [][] wires = new byte[MOST][];
  private final @Nullable String[] names = new String[MOST];
  private int next;

  /** Begins with the first name of a message. */
  void begin() {
    next = 0;
  }

  /** Returns the name that stood here last, if the same bytes follow. */
  @Nullable String find(byte[] source, int from, int end) {
    byte[] wire = next < MOST ? wires[next] : null;
    boolean same =
        wire != null
            && wire.length <= end - from
            && Arrays.equals(source, from, from + wire.length, wire, 0, wire.length);
    return same ? names[next] : null;
  }

  /** Passes the name that was found, and returns how many bytes it takes. */
  int pass() {
    return wires[next++].length;
  }

  /** Keeps the name that stands here now, if it is among the first and not too long. */
  void keep(String name, byte[] source, int from, int to) {
    if (next < MOST && to - from <= LONGEST) {
      wires[next] = Arrays.copyOfRange(source, from, to);
      names[next] = name;
    }
    next++;
  }
}
