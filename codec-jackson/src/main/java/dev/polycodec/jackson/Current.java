package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DatabindContext;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The message that an engine of a plain variant encodes or decodes now: the attribute by which
 * serializers and deserializers find it.
 */
final class Current {

  private final FieldNames names = new FieldNames();
  private final boolean quoting;
  private @Nullable Message message;
  private int dropped;

  /**
   * Creates what has no message yet.
   *
   * @param quoting whether large numbers are texts, as the format has none
   */
  Current(boolean quoting) {
    this.quoting = quoting;
  }

  /** Returns the current message of a generator, which seldom is another than the codec's own. */
  static Current of(JsonGenerator out, DatabindContext context) {
    Current own = out instanceof Documents documents ? documents.current() : null;
    return own == null ? of(context) : own;
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
    dropped = 0;
    names.reset();
  }

  boolean isQuoting() {
    return quoting;
  }

  /** Returns the names of the fields that were met. */
  FieldNames names() {
    return names;
  }

  Message message() {
    return Objects.requireNonNull(message);
  }

  /** Returns a number that is written, unless it has more digits than the limits allow. */
  static <T extends Number> @Nullable T bound(@Nullable Current current, @Nullable T number) {
    if (current != null && number != null) {
      Scalar scalar = number instanceof BigDecimal ? Scalar.BIG_DECIMAL : Scalar.BIG_INTEGER;
      scalar.bound(number, current.message());
    }
    return number;
  }

  /** Drops a property of the object that is read. */
  void drop(Class<?> type, String name) {
    dropped++;
    message().dropped(type, name);
  }

  /** Returns how many properties were dropped of the object that is read. */
  int dropped() {
    return dropped;
  }

  /** Begins to count anew, or goes on with an object that was interrupted by one in it. */
  void dropped(int count) {
    dropped = count;
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
