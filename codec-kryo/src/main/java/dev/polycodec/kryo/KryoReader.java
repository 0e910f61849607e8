package dev.polycodec.kryo;

import dev.polycodec.MalformedDataException;
import dev.polycodec.kryo.stream.BoundedInput;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads with Kryo's {@code Input}. */
final class KryoReader extends WireReader {

  /** The most bytes of a number. */
  private static final int NUMBER = 5;

  private final KryoOptions options;
  private final BoundedInput in = new BoundedInput(this::message);
  private char[] units = new char[256];
  private @Nullable HostedKryo kryo;
  private @Nullable ObjectReader walk;

  KryoReader(KryoOptions options) {
    this.options = options;
  }

  @Override
  protected void begin(ObjectReader reader, byte[] bytes, int offset, int length) {
    if (walk != reader) { // a store costs a fence
      walk = reader;
    }
    in.setBuffer(bytes, offset, length);
    if (options.hasSerializers()) {
      hosted().begin(reader);
    }
  }

  @Override
  protected void clear() {
    in.release();
    if (kryo != null) {
      kryo.reset();
    }
  }

  private Message message() {
    return Objects.requireNonNull(walk, "there is no message").message();
  }

  @Override
  public int remaining() {
    return in.limit() - in.position();
  }

  @Override
  public byte readByte() {
    return in.readByte();
  }

  @Override
  public short readShort() {
    return in.readShort();
  }

  @Override
  public char readChar() {
    return in.readChar();
  }

  @Override
  public int readInt() {
    int value = varInt();
    return value >>> 1 ^ -(value & 1);
  }

  private int varInt() {
    long value = varLong();
    if (value >>> 32 != 0) {
      throw tooLong();
    }
    return (int) value;
  }

  /** Reads up to 35 bits as Kryo does, which looks for the end of the bytes before each. */
  private long varLong() {
    int at = in.position();
    byte[] array = in.getBuffer();
    if (in.limit() - at < NUMBER) {
      return in.readVarLong(true);
    }
    int b = array[at++];
    long value = b & 0x7F;
    for (int shift = 7; b < 0; shift += 7) {
      if (shift == 7 * NUMBER) {
        throw tooLong();
      }
      b = array[at++];
      value |= (b & 0x7FL) << shift;
    }
    in.setPosition(at);
    return value;
  }

  private static MalformedDataException tooLong() {
    return new MalformedDataException("A number has more than 32 bits");
  }

  @Override
  public @Nullable Integer readBoxedInt() {
    long value = varLong() - 1;
    if (value >>> 32 != 0 && value != -1) {
      throw tooLong();
    }
    return value < 0 ? null : (Integer) ((int) value >>> 1 ^ -((int) value & 1));
  }

  @Override
  public long readLong() {
    return in.readVarLong(false);
  }

  @Override
  public float readFloat() {
    return Float.intBitsToFloat(in.readInt());
  }

  @Override
  public long readBits() {
    return in.readLong();
  }

  @Override
  public int readNumber() {
    int value = varInt();
    if (value < 0) {
      throw new MalformedDataException("A number has more than 31 bits");
    }
    return value;
  }

  @Override
  public void readBytes(byte[] bytes, int offset, int length) {
    in.readBytes(bytes, offset, length);
  }

  @Override
  public @Nullable String readText() {
    int head = readNumber();
    if (head == 0) {
      return null;
    }
    int length = head - 1 >>> 1;
    return (head & 1) == 0 ? wide(length) : narrow(length);
  }

  private String narrow(int length) {
    int at = in.position();
    message().bulk(length, 1, in.limit() - at);
    in.setPosition(at + length);
    return Latin1.get(in.getBuffer(), at, length);
  }

  private String wide(int length) {
    int at = in.position();
    message().bulk(length, 2, in.limit() - at);
    byte[] array = in.getBuffer();
    char[] chars = length <= units.length ? units : new char[length];
    for (int i = 0; i < length; i++) {
      chars[i] = (char) (array[at + 2 * i] & 0xFF | array[at + 2 * i + 1] << 8);
    }
    in.setPosition(at + 2 * length);
    return new String(chars, 0, length);
  }

  @Override
  protected Object readOwn(Class<?> type) {
    Object value =
        message().sound(hosted().readObject(in, type, hosted().getSerializer(type)), type);
    if (value == null) {
      throw new MalformedDataException("The serializer of " + type.getName() + " read no object");
    }
    return value;
  }

  private HostedKryo hosted() {
    if (kryo == null) {
      kryo = new HostedKryo(options);
    }
    return Objects.requireNonNull(kryo);
  }
}
