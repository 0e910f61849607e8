package dev.polycodec.kryo;

import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes with Kryo's {@code Output}. */
final class KryoWriter extends WireWriter {

  /** The most bytes of a number. */
  private static final int NUMBER = 5;

  /** The most characters of which twice the number is one. */
  private static final int MAX_LENGTH = (1 << 30) - 8;

  private final KryoOptions options;
  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final Room out = new Room(payload);
  private final Latin1 latin1 = new Latin1();
  private @Nullable HostedKryo kryo;

  KryoWriter(KryoOptions options, int maxBytes) {
    this.options = options;
    this.maxBytes = maxBytes;
  }

  /** Kryo's output over an array of the core. */
  private static final class Room extends Output {

    private final PayloadBuffer payload;

    Room(PayloadBuffer payload) {
      this.payload = payload;
    }

    void begin(int headroom) {
      byte[] array = payload.reserve(0);
      if (buffer != array) { // a store costs a fence
        setBuffer(array, -1);
      }
      setPosition(headroom);
    }

    /** Makes room for more bytes, which go to the position of the array. */
    byte[] room(int required) {
      if (capacity - position < required) {
        require(required);
      }
      return buffer;
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
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) {
    payload.reset(headroom, maxBytes);
    out.begin(headroom);
    if (options.hasSerializers()) {
      hosted().begin(walk);
    }
  }

  @Override
  protected void lendTo(BytesConsumer to) {
    payload.advanceTo(out.position());
    payload.lendTo(to);
  }

  @Override
  protected void clear() {
    if (kryo != null) {
      kryo.reset();
    }
  }

  @Override
  protected long retainedBytes() {
    return payload.capacity();
  }

  @Override
  public void writeByte(byte value) {
    out.writeByte(value);
  }

  @Override
  public void writeShort(short value) {
    out.writeShort(value);
  }

  @Override
  public void writeChar(char value) {
    out.writeChar(value);
  }

  @Override
  public void writeInt(int value) {
    writeNumber(value << 1 ^ value >> 31);
  }

  /** One more than the number, or 0. */
  @Override
  public void writeBoxed(@Nullable Integer value) {
    long number = value == null ? 0 : ((value << 1 ^ value >> 31) & 0xFFFF_FFFFL) + 1;
    if (number >>> 31 == 0) {
      writeNumber((int) number);
    } else {
      out.writeVarLong(number, true);
    }
  }

  @Override
  public void writeLong(long value) {
    out.writeVarLong(value, false);
  }

  @Override
  public void writeFloat(float value) {
    out.writeInt(Float.floatToRawIntBits(value));
  }

  @Override
  public void writeBits(long value) {
    out.writeLong(value);
  }

  /** Writes what Kryo writes, whose own method is too long to become a part of compiled code. */
  @Override
  public void writeNumber(int value) {
    byte[] array = out.room(NUMBER);
    out.setPosition(begin(array, out.position(), value));
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    out.writeBytes(bytes, offset, length);
  }

  /**
   * Null is 0. Any other text is one more than twice the number of its characters, with the lowest
   * bit set if one of them takes two bytes, so that all do: what Kryo's strings need a look at each
   * character for.
   */
  @Override
  public void writeText(@Nullable String value) {
    if (value == null) {
      out.writeByte(0);
      return;
    }
    int length = value.length();
    if (length > MAX_LENGTH) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    byte[] array = out.room(NUMBER + length);
    int start = out.position();
    int at = begin(array, start, 2 * length + 1);
    if (latin1.put(value, array, at)) {
      out.setPosition(at + length);
    } else {
      writeWide(value, length);
    }
  }

  /** Puts a number, and returns the index after it. */
  private static int begin(byte[] array, int at, int number) {
    int next = at;
    int rest = number;
    while (rest >>> 7 != 0) {
      array[next++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[next++] = (byte) rest;
    return next;
  }

  private void writeWide(String value, int length) {
    byte[] array = out.room(NUMBER + 2 * length);
    int at = begin(array, out.position(), 2 * length + 2);
    for (int i = 0; i < length; i++) {
      char c = value.charAt(i);
      array[at++] = (byte) c;
      array[at++] = (byte) (c >>> 8);
    }
    out.setPosition(at);
  }

  @Override
  protected void writeOwn(Object value, Class<?> declared) {
    hosted().writeObject(out, value, hosted().getSerializer(value.getClass()));
  }

  private HostedKryo hosted() {
    if (kryo == null) {
      kryo = new HostedKryo(options);
    }
    return Objects.requireNonNull(kryo);
  }
}
