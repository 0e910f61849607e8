package dev.polycodec.onenio.plain;

import dev.polycodec.spi.Message;
import org.jspecify.annotations.Nullable;

/** A container that is being read, and compares what is put into it. */
final class KeyedContainer {

  private final int width;
  private @Nullable Object container;
  private int parts;

  /** Begins a container, of which the first of so many parts is compared. */
  KeyedContainer(int width) {
    this.width = width;
  }

  /** Takes the container, as soon as there is one, and before what it holds. */
  void register(Object value) {
    if (container == null) {
      container = value;
    }
  }

  /** Requires that the container, which is complete, has kept all. */
  void requireKept() {
    if (container != null) {
      Message.requireKept(container, parts / width);
    }
  }

  /** Counts what is put into the container next, if it is compared. */
  void put(@Nullable Object value, Message message) {
    if (container != null && parts++ % width == 0) {
      message.key(container, value);
    }
  }
}
