package dev.polycodec.fst.plain;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTClazzInfo;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** FST's object stream, which tells the message of every object before it is written. */
final class PlainOutput extends FSTObjectOutput {

  private static final int FIRST_LEVELS = 64;

  private final int maxBytes;
  private final Losses losses;
  private final boolean shares;
  private @Nullable Message message;

  /** The arrays that were written. */
  private @Nullable Set<Object> arrays;

  /** The calendars that were written, with the copies of them that were. */
  private @Nullable Map<Calendar, Object> calendars;

  /** Of the values that are being written, one within the other: which of them count as objects. */
  private boolean[] entered = new boolean[FIRST_LEVELS];

  private int level;
  private int largest;

  PlainOutput(FSTConfiguration configuration, int maxBytes, Losses losses) {
    super(configuration);
    this.maxBytes = maxBytes;
    this.losses = losses;
    this.shares = configuration.isShareReferences();
  }

  /** Writes a message, which {@link #resetForReUse} forgets. */
  void write(@Nullable Object root, Message current) throws IOException {
    message = current;
    level = 0;
    writeObject(root);
    message = null;
    arrays = null;
    calendars = null;
    largest = Math.max(largest, getWritten());
  }

  /** Returns about how many bytes the buffer and the table of references retain. */
  long retainedBytes() {
    return 2L * largest;
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /**
   * Called for every value. A calendar has another zone while it is written, and keeps that if it
   * is refused: only a copy of it may.
   */
  @Override
  protected FSTClazzInfo writeObjectWithContext(
      FSTClazzInfo.FSTFieldInfo field, @Nullable Object value, @Nullable FSTClazzInfo info)
      throws IOException {
    Object written = value instanceof Calendar calendar ? copy(calendar) : value;
    return super.writeObjectWithContext(field, written, info);
  }

  private Object copy(Calendar calendar) {
    if (calendars == null) {
      calendars = new IdentityHashMap<>();
    }
    return calendars.computeIfAbsent(calendar, Calendar::clone);
  }

  /** Called for every value but null, before FST looks at it. */
  @Override
  protected void objectWillBeWritten(Object value, int position) {
    if (++level == entered.length) {
      entered = Arrays.copyOf(entered, 2 * level);
    }
    entered[level] = false;
    if (value instanceof String text) {
      requireRoom(text.length());
    } else {
      message().admit(value.getClass()); // which may have it replaced by an object of another
    }
  }

  /** Called for null, too. */
  @Override
  protected void objectHasBeenWritten(@Nullable Object value, int from, int to) {
    if (value == null) {
      return;
    }
    if (entered[level--]) {
      message().exit();
    }
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

  private void requireRoom(int bytes) {
    if (bytes > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
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
      message().enter(value.getClass());
      entered[level] = true;
      Losses.Verdict verdict = losses.judge(value.getClass(), info);
      if (verdict.measured()) {
        message().measure(value);
      }
      if (verdict.keyed()) {
        message().requireDistinctKeys(value);
      }
      requireRoom(getWritten());
      losses.refuse(value, verdict);
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
    message().enter(array.getClass());
    message().measure(array);
    requireRoom(Math.max(getWritten(), Array.getLength(array)));
    requireFirst(array);
    super.writeArray(field, array);
    message().exit();
  }

  /** FST writes what is in an array of arrays again, and refers neither to it nor from it. */
  private void requireFirst(Object array) {
    if (!shares || Array.getLength(array) == 0) {
      return;
    }
    if (arrays == null) {
      arrays = Collections.newSetFromMap(new IdentityHashMap<>());
    }
    if (!arrays.add(array)) {
      throw BackendConfig.lost(
          "FST",
          "this " + array.getClass().getTypeName(),
          "it is shared, and in an array of arrays",
          "encode with the codec 'fst'");
    }
  }
}
