package dev.polycodec.kryo.stream;

import com.esotericsoftware.kryo.io.Input;
import dev.polycodec.MalformedDataException;
import org.jspecify.annotations.Nullable;

/** Input whose bulk reads allocate no more than what the remaining bytes can fill. */
public class BoundedInput extends Input {

  private final Session engine;

  /** Creates an input without bytes. */
  public BoundedInput(Session engine) {
    this.engine = engine;
  }

  /** Refuses to read beyond the end; Kryo's way would compact the array, which is not ours. */
  @Override
  protected int require(int required) {
    if (required > limit - position) {
      throw new MalformedDataException("The bytes end within a value");
    }
    return limit - position;
  }

  @Override
  protected int optional(int optional) {
    return Math.min(optional, limit - position);
  }

  @Override
  public @Nullable String readString() {
    return engine.strings().read(this);
  }

  @Override
  public @Nullable StringBuilder readStringBuilder() {
    String value = readString();
    return value == null ? null : new StringBuilder(value);
  }

  @Override
  public byte[] readBytes(int length) {
    return super.readBytes(bounded(length, Byte.BYTES));
  }

  @Override
  public boolean[] readBooleans(int length) {
    return super.readBooleans(bounded(length, Byte.BYTES));
  }

  @Override
  public short[] readShorts(int length) {
    return super.readShorts(bounded(length, Short.BYTES));
  }

  @Override
  public char[] readChars(int length) {
    return super.readChars(bounded(length, Character.BYTES));
  }

  @Override
  public int[] readInts(int length) {
    return super.readInts(bounded(length, Integer.BYTES));
  }

  @Override
  public int[] readInts(int length, boolean optimizePositive) {
    return super.readInts(bounded(length, Byte.BYTES), optimizePositive);
  }

  @Override
  public long[] readLongs(int length) {
    return super.readLongs(bounded(length, Long.BYTES));
  }

  @Override
  public long[] readLongs(int length, boolean optimizePositive) {
    return super.readLongs(bounded(length, Byte.BYTES), optimizePositive);
  }

  @Override
  public float[] readFloats(int length) {
    return super.readFloats(bounded(length, Float.BYTES));
  }

  @Override
  public double[] readDoubles(int length) {
    return super.readDoubles(bounded(length, Double.BYTES));
  }

  private int bounded(int length, int width) {
    return engine.message().bulk(length, width, limit - position);
  }
}
