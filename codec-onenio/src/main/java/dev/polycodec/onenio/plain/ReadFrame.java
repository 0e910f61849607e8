package dev.polycodec.onenio.plain;

import dev.polycodec.spi.Message;
import org.jspecify.annotations.Nullable;

/** What an object that is being read does with what is read for it. */
final class ReadFrame {

  private final int width;
  private Class<?> @Nullable [] declared;
  private @Nullable Object container;
  private int parts;

  /** Begins an object, or what is around all, which is none. */
  ReadFrame(@Nullable ReadType type) {
    this.width = type != null && type.isKeyed() ? type.width() : 0;
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
