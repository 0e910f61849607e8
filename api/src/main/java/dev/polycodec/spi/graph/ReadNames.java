package dev.polycodec.spi.graph;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The first names of classes of the last messages, as they stood in the bytes: most messages name
 * the same classes in the same order, and a name costs more to decode and to hash than to compare.
 * What a name stands for is asked again for each message.
 */
final class ReadNames {

  private static final int MOST = 16;
  private static final int LONGEST = 512;

  /** A name and its bytes, with its length. */
  private record Known(String name, byte[] bytes) {}

  private final GraphReader in;
  private final @Nullable Known[] names = new Known[MOST];
  private int next;

  ReadNames(GraphReader in) {
    this.in = in;
  }

  /** Begins with the first name of a message. */
  void begin() {
    next = 0;
  }

  /** Reads the next name. */
  String read() throws IOException {
    byte[] source = in.array();
    if (source == null) {
      return in.readString();
    }
    int from = in.position();
    Known last = next < MOST ? names[next] : null;
    if (last != null && startsWith(last.bytes, source, from, from + in.remaining())) {
      next++;
      in.skip(last.bytes.length);
      return last.name;
    }
    String name = in.readString();
    keep(name, source, from, in.position());
    return name;
  }

  private static boolean startsWith(byte[] bytes, byte[] source, int from, int end) {
    return bytes.length <= end - from
        && Arrays.equals(source, from, from + bytes.length, bytes, 0, bytes.length);
  }

  /** Passes a name, and keeps it if it is among the first and not too long. */
  private void keep(String name, byte[] source, int from, int to) {
    if (next < MOST && to - from <= LONGEST) {
      names[next] = new Known(name, Arrays.copyOfRange(source, from, to));
    }
    next++;
  }
}
