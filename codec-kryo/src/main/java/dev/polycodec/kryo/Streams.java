package dev.polycodec.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.PayloadBuffer;
import org.jspecify.annotations.Nullable;

/** Kryo's streams over the arrays of the core, with {@link Strings}. */
final class Streams {

  private Streams() {}

  static final class Out extends Output {

    private final Strings strings;
    private final PayloadBuffer payload;

    Out(KryoEngine engine, PayloadBuffer payload) {
      this.strings = engine.strings();
      this.payload = payload;
    }

    @Override
    protected boolean require(int required) {
      if (capacity - position >= required) {
        return false;
      }
      payload.advanceTo(position);
      buffer = payload.reserve(required);
      capacity = buffer.length;
      return true;
    }

    /** Grows once, where Kryo doubles until the bytes fit. */
    @Override
    public void writeBytes(byte[] bytes, int offset, int count) {
      require(count);
      System.arraycopy(bytes, offset, buffer, position, count);
      position += count;
    }

    /** Makes room for more bytes and returns the array, where they go to the position. */
    byte[] reserve(int more) {
      require(more);
      return buffer;
    }

    @Override
    public void writeString(@Nullable String value) {
      if (!strings.write(this, value)) {
        super.writeString(value);
      }
    }
  }

  /** Input whose bulk reads allocate no more than what the remaining bytes can fill. */
  static class In extends Input {

    private final Session engine;

    In(Session engine) {
      this.engine = engine;
    }

    @Override
    protected int require(int required) {
      return Streams.require(required, limit - position);
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

  /** Refuses to read beyond the end; Kryo's way would compact the array, which is not ours. */
  private static int require(int required, int remaining) {
    if (required > remaining) {
      throw new MalformedDataException("The bytes end within a value");
    }
    return remaining;
  }
}
