package dev.polycodec.spi.graph;

import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of the first names of classes of the last messages: most messages name the same classes
 * in the same order, and a name costs more to find and to encode than to copy. A codec never names
 * a class otherwise.
 */
final class WrittenNames {

  private static final int MOST = 16;
  private static final int LONGEST = 512;

  /** A class and the bytes of its name, with its length. */
  private record Written(Class<?> type, byte[] name) {}

  private final GraphWriter out;
  private final @Nullable Written[] names = new Written[MOST];
  private int next;

  WrittenNames(GraphWriter out) {
    this.out = out;
  }

  /** Begins with the first name of a message. */
  void begin() {
    next = 0;
  }

  /** Writes the next name, that of a class. */
  void write(Class<?> type, Message message) throws IOException {
    Written last = next < MOST ? names[next] : null;
    if (last != null && last.type == type) {
      next++;
      out.writeRaw(last.name);
    } else if (out.array() == null) {
      out.writeString(message.nameOf(type));
    } else {
      int from = out.position();
      out.writeString(message.nameOf(type));
      keep(type, from, out.position());
    }
  }

  /** Passes a name, and keeps it if it is among the first and not too long. */
  private void keep(Class<?> type, int from, int to) {
    byte[] target = out.array(); // another one, if it had to grow
    if (target != null && next < MOST && to - from <= LONGEST) {
      names[next] = new Written(type, Arrays.copyOfRange(target, from, to));
    }
    next++;
  }
}
