package dev.polycodec.jdk;

import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fills the hash tables of a stream, which would fill themselves, and compare keys that nobody has
 * counted.
 *
 * <p>A table reads its fields, and then two numbers, of which the second is its size. It is told
 * that there is nothing, so that it stays empty; what the stream holds for it is put into it when
 * it is complete.
 */
final class Tables {

  private static final Set<Class<?>> FILLED = Set.of(HashMap.class, HashSet.class, Hashtable.class);

  /** What a table shall hold that is not complete. */
  private record Content(Class<?> table, @Nullable Object[] content) {}

  private final GuardedStream stream;
  private final Deque<Content> waiting = new ArrayDeque<>();
  private @Nullable Class<?> begun;
  private boolean sizeIsNext;

  /** Whether tables may be of classes that look at what they hold while they are read. */
  private boolean subclassed;

  Tables(GuardedStream stream) {
    this.stream = stream;
  }

  /** Hears of a class of which the stream has objects. */
  void meet(Class<?> type) {
    boolean ofJdk = type.getClassLoader() == null;
    subclassed |= !ofJdk && FILLED.stream().anyMatch(t -> t.isAssignableFrom(type));
  }

  /** Hears that an object has read the fields of a class. */
  void begin(@Nullable Class<?> type) {
    begun = type != null && FILLED.contains(type) && !subclassed ? type : null;
    sizeIsNext = false;
  }

  /** Hears a number that an object has read, and returns what to tell it instead. */
  int number(int number) throws IOException, ClassNotFoundException {
    Class<?> table = begun;
    if (table == null || !sizeIsNext) {
      sizeIsNext = table != null;
      return number;
    }
    begun = null;
    int each = Map.class.isAssignableFrom(table) ? 2 : 1;
    waiting.push(new Content(table, stream.readContent(Map.Entry[].class, number, each)));
    return 0;
  }

  /** Fills a complete object; returns false if it is no table, or has filled itself. */
  boolean fill(Object complete, Message message) {
    Content next = waiting.peek();
    if (next == null || !next.table.isInstance(complete)) {
      return false;
    }
    waiting.pop();
    putAll(complete, next.content, message);
    return true;
  }

  @SuppressWarnings("unchecked") // what a container may hold is the business of its user
  static void putAll(Object container, @Nullable Object[] content, Message message) {
    boolean map = container instanceof Map;
    for (int i = 0; i < content.length; i += map ? 2 : 1) {
      message.key(container, content[i]);
      if (map) {
        ((Map<@Nullable Object, @Nullable Object>) container).put(content[i], content[i + 1]);
      } else {
        ((Collection<@Nullable Object>) container).add(content[i]);
      }
    }
  }

  /** Returns whether all that was read found its table. */
  boolean isDone() {
    return waiting.isEmpty();
  }
}
