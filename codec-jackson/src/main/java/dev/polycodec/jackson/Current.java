package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DatabindContext;
import dev.polycodec.spi.Message;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The message that an engine of a plain variant encodes or decodes now: the attribute by which
 * serializers and deserializers find it.
 */
final class Current {

  private final FieldValues values = new FieldValues();
  private @Nullable Message message;

  /** Returns the current message of a generator, which seldom is another than the codec's own. */
  static Current of(JsonGenerator out, DatabindContext context) {
    return out instanceof LimitedGenerator own ? own.current() : of(context);
  }

  /** Returns the current message of a parser, which is another for values that are kept aside. */
  static Current of(JsonParser in, DatabindContext context) {
    return in instanceof StrictParser own ? own.current() : of(context);
  }

  static Current of(DatabindContext context) {
    return (Current) Objects.requireNonNull(context.getAttribute(Current.class));
  }

  void begin(Message next) {
    message = next;
  }

  void reset() {
    message = null;
    values.reset();
  }

  Message message() {
    return Objects.requireNonNull(message);
  }

  /** Returns the values of the fields that are being written. */
  FieldValues values() {
    return values;
  }

  /** Begins an object that is written. */
  void enter(Object object) {
    message().enter(object.getClass());
  }

  /** Ends the object that was begun last. */
  void exit() {
    message().exit();
  }
}
