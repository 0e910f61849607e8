package dev.polycodec.onenio.plain;

import dev.polycodec.spi.Message;
import org.jspecify.annotations.Nullable;

/** What an object that is being read does with what is read for it. */
final class ReadFrame {

  private int width;
  private Class<?> @Nullable [] declared;
  private @Nullable Object container;
  private int parts;

  private @Nullable ReadFrame inner;

  /** Begins an object in this one; those that follow it have the same frame. */
  ReadFrame inner(ReadType type) {
    ReadFrame found = inner;
    if (found == null) {
      found = new ReadFrame();
      inner = found;
    }
    found.width = type.isKeyed() ? type.width() : 0;
    found.declared = null;
    found.container = null;
    found.parts = 0;
    return found;
  }

  /** Says what the fields of the object may get, one after another. */
  void expect(Class<?>[] types) {
    declared = types;
  }

  /** Takes a container that compares, as soon as there is one, and before what it holds. */
  void register(Object value) {
    if (width > 0 && container == null) {
      container = value;
    }
  }

  /** Checks what is stored next: in a field, or by comparing it in a container. */
  @Nullable Object placed(@Nullable Object value, Message message) {
    if (declared != null) {
      return message.sound(value, declared[parts++]);
    }
    if (container != null && parts++ % width == 0) {
      message.key(container, value);
    }
    return value;
  }
}
