package dev.polycodec.kryo.plain;

import dev.polycodec.spi.Message;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The elements of a container, or its keys and values, while they are read. */
final class Filling {

  private @Nullable Object container;
  private int parts;

  /** Takes the first object that there is: the container itself, before what it holds. */
  void begin(Object object) {
    if (container == null) {
      container = object;
    }
  }

  /** Counts an element or a key just before Kryo puts it into the container. */
  void add(@Nullable Object part, Message message) {
    if (container != null) {
      boolean isValue = container instanceof Map && (parts & 1) == 1;
      parts++;
      if (!isValue) {
        message.key(container, part);
      }
    }
  }

  /** Requires that the container, which is complete, has kept all. */
  void requireKept() {
    if (container != null && parts > 0) { // Kryo reads nothing of what are all nulls
      Message.requireKept(container, container instanceof Map ? parts / 2 : parts);
    }
  }
}
