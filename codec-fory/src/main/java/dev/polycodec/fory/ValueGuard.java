package dev.polycodec.fory;

import dev.polycodec.MalformedDataException;
import java.util.regex.Pattern;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;

/** Looks at each value before it is written, and at the size of numbers in both directions. */
final class ValueGuard extends Guard {

  /** A pattern takes some hundred bytes of the heap for each of its characters. */
  private static final int MAX_PATTERN = 4_096;

  private static final String LONG = "it has more than " + MAX_PATTERN + " characters";

  private final Session session;

  ValueGuard(Session session, TypeResolver resolver, Serializer<?> own) {
    super(resolver, own);
    this.session = session;
  }

  @Override
  public void write(WriteContext context, Object value) {
    if (value instanceof Pattern of && isLong(of.pattern())) {
      throw Losses.refusal(type, "this value of ", LONG);
    }
    LossyValues.require(value);
    session.message().measure(value);
    super.write(context, value);
  }

  @Override
  public Object read(ReadContext context) {
    if (type == (Class<?>) Pattern.class) {
      requireCheap(context);
    }
    Object value = own.read(context);
    session.message().measure(value);
    return value;
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
    return session.isHardened() && pattern.length() > MAX_PATTERN;
  }
}
