package dev.polycodec.jdk;

import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import java.io.ObjectInputFilter;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The limits of the message, and then what the JVM's own filter says. */
final class StreamFilter implements ObjectInputFilter {

  /** So many places are there for a single entry; else from 3/8 of them to 3/4 are taken. */
  private static final int SMALLEST_TABLE = 16;

  private final @Nullable ObjectInputFilter jvm;
  private final Message message;
  private final Limits limits;
  private final IntSupplier remaining;

  private boolean madeText;
  private int depth;

  /**
   * Combines the limits with the filter that the JVM gave the stream.
   *
   * @param jvm the filter of the JVM, or null if it has none
   * @param remaining the bytes that remain in the stream
   */
  StreamFilter(
      @Nullable ObjectInputFilter jvm, Message message, Limits limits, IntSupplier remaining) {
    this.jvm = jvm;
    this.message = message;
    this.limits = limits;
    this.remaining = remaining;
  }

  @Override
  public Status checkInput(FilterInfo info) {
    if (info.depth() > 2L * limits.maxDepth()) { // a class descriptor counts like an object here
      throw StreamDepth.exceeded(limits.maxDepth());
    }
    depth = (int) info.depth();
    Class<?> type = info.serialClass();
    madeText = type == String.class;
    if (type == Carrier.class) {
      return Status.ALLOWED; // the class it carries is judged when it becomes known
    }
    Class<?> real = type == null ? null : StandIns.real(type);
    if (real != null) {
      requireAllowed(real);
      return Status.ALLOWED;
    }
    if (info.arrayLength() >= 0 && type != null) {
      requireElements(type, type == Map.Entry[].class ? entries(info) : info.arrayLength());
    }
    return jvm == null || jvm.checkInput(info) != Status.REJECTED ? Status.ALLOWED : refuse(type);
  }

  /** Returns how deep the object is nested that has begun last. */
  int depth() {
    return depth;
  }

  /**
   * Returns whether the text that the stream hands over next was made by a {@code readResolve}: the
   * JDK asks about the class of what has replaced an object, and not about a text in the bytes.
   */
  boolean endMadeText() {
    boolean made = madeText;
    madeText = false;
    return made;
  }

  /** Returns how many entries a table of the JDK's has at least, which the JDK fills by itself. */
  private static long entries(FilterInfo table) {
    long places = table.arrayLength();
    return places <= SMALLEST_TABLE ? 0 : places * 3 / 8;
  }

  private void requireElements(Class<?> array, long announced) {
    int length = (int) Math.min(announced, Integer.MAX_VALUE);
    if (array.componentType().isPrimitive()) {
      message.bulk(length, width(array.componentType()), remaining.getAsInt());
    } else {
      message.container(length, 1, remaining.getAsInt());
    }
  }

  /** Asks the JVM's filter about a class that the stream does not describe. */
  void requireAllowed(Class<?> type) {
    require(new Question(type, -1));
  }

  /** Checks the size of a container before its content is read, as the JDK would. */
  void requireTable(Class<?> array, int size) {
    requireElements(array, size);
    require(new Question(array, size));
  }

  private void require(Question question) {
    if (jvm != null && jvm.checkInput(question) == Status.REJECTED) {
      refuse(question.serialClass());
    }
  }

  private static Status refuse(@Nullable Class<?> type) {
    throw new TypeNotAllowedException(
        (type == null ? "The message" : "The class " + type.getName())
            + " is rejected by the JVM's serialization filter, jdk.serialFilter");
  }

  private static int width(Class<?> component) {
    if (component == long.class || component == double.class) {
      return 8;
    }
    if (component == int.class || component == float.class) {
      return 4;
    }
    return component == short.class || component == char.class ? 2 : 1;
  }

  /** Asks about a class alone, or an array. */
  private record Question(Class<?> serialClass, long arrayLength) implements FilterInfo {

    @Override
    public long depth() {
      return 1;
    }

    @Override
    public long references() {
      return 1;
    }

    @Override
    public long streamBytes() {
      return 0;
    }
  }
}
