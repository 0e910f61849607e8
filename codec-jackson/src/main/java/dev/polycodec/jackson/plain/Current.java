package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DatabindContext;
import dev.polycodec.jackson.stream.Documents;
import dev.polycodec.jackson.stream.Guard;
import dev.polycodec.jackson.stream.StrictParser;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The message that an engine of a plain variant encodes or decodes now: the attribute by which
 * serializers and deserializers find it.
 */
final class Current extends Guard {

  private final boolean quoting;
  private final @Nullable Supplier<Trial> trials;
  private @Nullable Message message;
  private @Nullable Message counting;
  private @Nullable Trial trial;

  /** A table that finds its elements as the container does that is read, or null. */
  private @Nullable Object table;

  private int dropped;

  /**
   * Creates what has no message yet.
   *
   * @param quoting whether large numbers are texts, as the format has none
   * @param trials tries values that nothing else says of whether they come back; null in a trial
   */
  Current(boolean quoting, @Nullable Supplier<Trial> trials) {
    this.quoting = quoting;
    this.trials = trials;
  }

  /** Returns the current message of a generator, which seldom is another than the codec's own. */
  static Current of(JsonGenerator out, DatabindContext context) {
    Guard own = out instanceof Documents documents ? documents.guard() : null;
    return own == null ? of(context) : (Current) own;
  }

  /** Returns the current message of a parser, which is another for values that are kept aside. */
  static Current of(JsonParser in, DatabindContext context) {
    return in instanceof StrictParser own ? of(own) : of(context);
  }

  /** Returns the current message of a parser of the codec's own. */
  static Current of(StrictParser in) {
    return (Current) in.guard();
  }

  static Current of(DatabindContext context) {
    return (Current) Objects.requireNonNull(context.getAttribute(Current.class));
  }

  void begin(Message next) {
    if (message != next) { // a store costs a fence
      message = next;
      counting = next instanceof TrialMessage aside ? aside.written() : next;
    }
  }

  @Override
  protected void reset() {
    super.reset();
    table = null;
    dropped = 0;
  }

  @Override
  protected boolean isQuoting() {
    return quoting;
  }

  @Override
  public Message message() {
    return Objects.requireNonNull(message);
  }

  /** Returns what counts what only a module knows of, in a trial, too. */
  Message counting() {
    return Objects.requireNonNull(counting);
  }

  /** Returns whether a value comes back by trial; in a trial, the value around it is tried. */
  boolean bringsBack(Object value, Plan declared, boolean foreign) {
    Trial aside = trial();
    return aside == null || aside.bringsBack(value, declared, foreign, message());
  }

  /** Returns whether a value of one type is read as another value of another type, by trial. */
  boolean converts(Object value, Plan written, Object held, Plan read) {
    Trial aside = trial();
    return aside == null || aside.converts(value, written, held, read, message());
  }

  private @Nullable Trial trial() {
    if (trial == null && trials != null) {
      trial = trials.get();
    }
    return trial;
  }

  @Nullable Object table() {
    return table;
  }

  void table(@Nullable Object next) {
    table = next;
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
