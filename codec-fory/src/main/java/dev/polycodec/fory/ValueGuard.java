package dev.polycodec.fory;

import dev.polycodec.MalformedDataException;
import java.util.regex.Pattern;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;

/**
 * Looks at each value, which is no container, before it is written and after it was read: whether
 * the policy allows it and whether it comes back, at sizes and texts.
 */
final class ValueGuard extends Serializer<Object> {

  /** A pattern takes some hundred bytes of the heap for each of its characters. */
  private static final int MAX_PATTERN = 4_096;

  private static final String LONG = "it has more than " + MAX_PATTERN + " characters";

  private final Session session;
  private final Serializer<Object> own;
  private final boolean asked;

  /** Whether the values are those of Fory's own serializer, and not of the application's. */
  private final boolean ofFory;

  /** How many texts are looked at before a value is made of them, or {@link HeldTexts#INSIDE}. */
  private final int texts;

  /**
   * Guards a serializer.
   *
   * @param asked whether the policy is asked of each value
   */
  @SuppressWarnings("unchecked") // it is of the class
  ValueGuard(Session session, TypeResolver resolver, Serializer<?> own, boolean asked) {
    super(
        resolver.getConfig(),
        (Class<Object>) own.getType(),
        own.needToWriteRef(),
        own.isImmutable());
    this.session = session;
    this.own = (Serializer<Object>) own;
    this.asked = asked;
    this.ofFory = Harmless.isOfFory(own.getClass());
    this.texts = session.hardened ? HeldTexts.of(type) : 0;
  }

  /**
   * Writes a value, and of an array a copy: Fory looks at its elements before it writes them where
   * they lie in memory, and another thread may change them meanwhile.
   */
  @Override
  public void write(WriteContext context, Object value) {
    requireAllowed();
    if (ofFory) {
      requireKept(value);
    }
    session.message().measure(value);
    session.requireShallow(context);
    own.write(context, value instanceof Object[] array ? array.clone() : value);
  }

  @Override
  public Object read(ReadContext context) {
    requireAllowed();
    HeldTexts.requireNext(context, texts);
    if (ofFory && type == (Class<?>) Pattern.class) {
      requireCheap(context);
    }
    Object value = own.read(context);
    session.message().measure(value);
    if (texts == HeldTexts.INSIDE) {
      HeldTexts.requireIn(value);
    }
    return value;
  }

  private void requireAllowed() {
    if (asked) {
      session.message().check(type);
    }
  }

  private void requireKept(Object value) {
    boolean tooLong = value instanceof Pattern of && isLong(of.pattern());
    Losses.requireKept(type, tooLong ? LONG : null);
    LossyValues.require(value);
  }

  /** Sees what kind of pattern follows before it is compiled. */
  private void requireCheap(ReadContext context) {
    MemoryBuffer buffer = context.getBuffer();
    int start = buffer.readerIndex();
    if (isLong(context.readString())) {
      throw new MalformedDataException("A pattern is not read: " + LONG);
    }
    if (LossyValues.isCostly(buffer.readInt32())) {
      throw new MalformedDataException(
          "A pattern has the flag CANON_EQ, which may take all memory");
    }
    buffer.readerIndex(start);
  }

  private boolean isLong(String pattern) {
    return session.hardened && pattern.length() > MAX_PATTERN;
  }

  @Override
  public boolean readDataAlwaysAdvances() {
    return own.readDataAlwaysAdvances();
  }
}
