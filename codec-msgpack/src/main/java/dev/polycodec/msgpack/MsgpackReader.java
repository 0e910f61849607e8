package dev.polycodec.msgpack;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Reads values of MessagePack in the form in which they are written, and no other. */
final class MsgpackReader extends WireReader {

  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final byte[] NOTHING = {};
  private static final long UNSIGNED = 0xFFFF_FFFFL;

  private byte[] bytes = NOTHING;
  private int at;
  private int end;

  @Override
  protected void begin(ObjectReader walk, byte[] source, int offset, int length) {
    begin(source, offset, length);
  }

  /** Begins a message. */
  void begin(byte[] source, int offset, int length) {
    bytes = source;
    at = offset;
    end = offset + length;
  }

  @Override
  protected void clear() {
    begin(NOTHING, 0, 0);
  }

  @Override
  public int remaining() {
    return end - at;
  }

  /** Passes some bytes, and returns where they begin. */
  private int advance(long length) {
    int from = at;
    if (length > end - from) {
      throw new MalformedDataException("The bytes end within a value");
    }
    at = from + (int) length;
    return from;
  }

  private int head() {
    return bytes[advance(1)] & 0xFF;
  }

  private void requireHead(int form) {
    if (head() != form) {
      throw other();
    }
  }

  private static MalformedDataException other() {
    return new MalformedDataException(
        "The bytes hold a value of another type, or in a longer form than it is written in");
  }

  @Override
  public boolean readBoolean() {
    int head = head();
    if (head != Form.TRUE && head != Form.FALSE) {
      throw other();
    }
    return head == Form.TRUE;
  }

  @Override
  public int readInt() {
    long value = readLong();
    if (value != (int) value) {
      throw new MalformedDataException("A number has more than 32 bits");
    }
    return (int) value;
  }

  @Override
  public int readNumber() {
    int value = readInt();
    if (value < 0) {
      throw new MalformedDataException("A number is negative where none can be");
    }
    return value;
  }

  @Override
  public long readLong() {
    byte head = bytes[advance(1)];
    return head >= Form.MIN_FIXED ? head : longer(head & 0xFF);
  }

  private long longer(int form) {
    long value =
        switch (form) {
          case Form.INT8 -> bytes[advance(Byte.BYTES)];
          case Form.INT16 -> (short) SHORTS.get(bytes, advance(Short.BYTES));
          case Form.INT32 -> (int) INTS.get(bytes, advance(Integer.BYTES));
          case Form.INT64, Form.UINT64 -> (long) LONGS.get(bytes, advance(Long.BYTES));
          default -> unsigned(form - Form.UINT8);
        };
    if (Form.of(value) != form) {
      throw other();
    }
    return value;
  }

  /** Reads a number without a sign of 8, 16 or 32 bits, by its {@link Form#width}. */
  private long unsigned(int width) {
    return switch (width) {
      case 0 -> bytes[advance(Byte.BYTES)] & 0xFF;
      case 1 -> (short) SHORTS.get(bytes, advance(Short.BYTES)) & 0xFFFF;
      case 2 -> (int) INTS.get(bytes, advance(Integer.BYTES)) & UNSIGNED;
      default -> throw other();
    };
  }

  @Override
  public float readFloat() {
    requireHead(Form.FLOAT);
    return Float.intBitsToFloat((int) INTS.get(bytes, advance(Integer.BYTES)));
  }

  @Override
  public double readDouble() {
    requireHead(Form.DOUBLE);
    return Double.longBitsToDouble((long) LONGS.get(bytes, advance(Long.BYTES)));
  }

  @Override
  public @Nullable String readText() {
    int head = head();
    if (head == Form.NIL) {
      return null;
    }
    boolean fixed = (head & ~Form.MAX_FIXED_TEXT) == Form.TEXT;
    long length = fixed ? head - Form.TEXT : length(head - Form.TEXT8);
    if (!fixed && length <= Form.MAX_FIXED_TEXT) {
      throw other();
    }
    return Bulk.getUtf8(bytes, advance(length), (int) length);
  }

  private long length(int width) {
    long length = unsigned(width);
    if (Form.width(length) != width) {
      throw other();
    }
    return length;
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    if (length(head() - Form.BYTES8) != length) {
      throw new MalformedDataException("The bytes hold an array of another length than announced");
    }
    System.arraycopy(bytes, advance(length), target, offset, length);
  }

  @Override
  protected boolean readPresence() {
    if (at < end && bytes[at] == (byte) Form.NIL) {
      at++;
      return false;
    }
    return true;
  }
}
