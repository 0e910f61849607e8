package dev.polycodec.fst.plain;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** FST's object stream, which tells the message of every object before it is written. */
final class PlainOutput extends FSTObjectOutput {

  private final int maxBytes;
  private final Losses losses;
  private @Nullable Message message;
  private @Nullable Class<?> lastType;
  private boolean lastMeasured;
  private int depth;
  private int largest;

  PlainOutput(FSTConfiguration configuration, int maxBytes, Losses losses) {
    super(configuration);
    this.maxBytes = maxBytes;
    this.losses = losses;
  }

  /** Writes a message, which {@link #resetForReUse} forgets. */
  void write(@Nullable Object root, Message current) throws IOException {
    message = current;
    writeObject(root);
    message = null;
    largest = Math.max(largest, getWritten());
  }

  /** Returns about how many bytes the buffer and the table of references retain. */
  long retainedBytes() {
    return 2L * largest;
  }

  private Message message() {
    if (message == null) {
      throw new IllegalStateException("There is no message");
    }
    return message;
  }

  @Override
  protected FSTClazzInfo writeObjectWithContext(
      FSTClazzInfo.FSTFieldInfo field, @Nullable Object value, @Nullable FSTClazzInfo info)
      throws IOException {
    int outer = depth;
    if (value instanceof String text) {
      requireRoom(text.length());
    } else if (value != null) {
      message().admit(value.getClass()); // which may have it replaced by an object of another
    }
    FSTClazzInfo written = super.writeObjectWithContext(field, value, info);
    if (depth > outer) {
      exit();
    }
    return written;
  }

  @Override
  protected FSTClazzInfo getFstClazzInfo(FSTClazzInfo.FSTFieldInfo field, Class type) {
    try {
      return super.getFstClazzInfo(field, type);
    } catch (RuntimeException e) {
      losses.requireSerializable(type);
      throw e;
    }
  }

  private void enter(Object value) {
    Class<?> type = value.getClass();
    message().enter(type);
    if (type != lastType) {
      lastType = type;
      lastMeasured = Message.measures(type);
    }
    if (lastMeasured) {
      message().measure(value);
    }
    depth++;
    requireRoom(getWritten());
  }

  private void requireRoom(int bytes) {
    if (bytes > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
  }

  private void exit() {
    message().exit();
    depth--;
  }

  @Override
  protected FSTClazzInfo writeEnum(FSTClazzInfo.FSTFieldInfo field, Object value)
      throws IOException {
    message().check(((Enum<?>) value).getDeclaringClass());
    return super.writeEnum(field, value);
  }

  /** Called just before the state of any object but a text, a number, an enum or an array. */
  @Override
  protected boolean writeObjectHeader(
      FSTClazzInfo info, FSTClazzInfo.FSTFieldInfo field, Object value) throws IOException {
    if (Keys.isTypeOf(field, value.getClass())) {
      message().check((Class<?>) value);
    } else {
      enter(value);
      losses.refuse(value, info);
    }
    return super.writeObjectHeader(info, field, value);
  }

  @Override
  protected void writeArray(FSTClazzInfo.FSTFieldInfo field, @Nullable Object array)
      throws IOException {
    if (array == null) { // in an array of arrays
      super.writeArray(field, null);
      return;
    }
    enter(array);
    requireRoom(Array.getLength(array));
    super.writeArray(field, array);
    exit();
  }
}
