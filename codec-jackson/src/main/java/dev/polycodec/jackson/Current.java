package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.DatabindContext;
import dev.polycodec.spi.Message;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The message that an engine of a plain variant encodes or decodes now: the attribute by which
 * serializers and deserializers find it.
 */
final class Current {

  private final ObjectPath path = new ObjectPath();
  private @Nullable Message message;

  static Current of(DatabindContext context) {
    return (Current) Objects.requireNonNull(context.getAttribute(Current.class));
  }

  void begin(Message next) {
    message = next;
  }

  void reset() {
    message = null;
    path.reset();
  }

  Message message() {
    return Objects.requireNonNull(message);
  }

  /** Begins an object that is written. */
  void enter(Object object) {
    message().enter(object.getClass());
    path.push(object);
  }

  /** Ends the object that was begun last. */
  void exit() {
    path.pop();
    message().exit();
  }
}
