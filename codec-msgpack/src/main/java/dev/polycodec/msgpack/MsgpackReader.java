package dev.polycodec.msgpack;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import org.jspecify.annotations.Nullable;

/** Reads values of MessagePack in the form in which they are written, and no other. */
final class MsgpackReader extends WireReader {

  private final Source in = new Source();

  @Override
  protected void begin(ObjectReader walk, byte[] source, int offset, int length) {
    in.begin(source, offset, length);
  }

  @Override
  protected void clear() {
    in.clear();
  }

  @Override
  public int remaining() {
    return in.remaining();
  }

  private void requireHead(int form) {
    if (in.head() != form) {
      throw other();
    }
  }

  private static MalformedDataException other() {
    return new MalformedDataException(
        "The bytes hold a value of another type, or in a longer form than it is written in");
  }

  @Override
  public boolean readBoolean() {
    int head = in.head();
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
  public long readLong() {
    int head = in.head();
    return (byte) head >= Form.MIN_FIXED ? (byte) head : longer(head);
  }

  private long longer(int form) {
    if (form < Form.UNSIGNED || form > Form.SIGNED + Width.OF_64) {
      throw other();
    }
    int width = Form.width(form);
    long value = form < Form.SIGNED ? in.number(width) : in.signed(width);
    if (Form.of(value) != form) {
      throw other();
    }
    return value;
  }

  @Override
  public float readFloat() {
    requireHead(Form.FLOAT);
    return Float.intBitsToFloat((int) in.number(Width.OF_32));
  }

  @Override
  public double readDouble() {
    requireHead(Form.DOUBLE);
    return Double.longBitsToDouble(in.number(Width.OF_64));
  }

  @Override
  public @Nullable String readText() {
    int head = in.head();
    if (head == Form.NIL) {
      return null;
    }
    boolean fixed = (head & ~Form.MAX_FIXED_TEXT) == Form.TEXT;
    long length = fixed ? head - Form.TEXT : length(head - Form.TEXT_LONG);
    if (!fixed && length <= Form.MAX_FIXED_TEXT) {
      throw other();
    }
    return Bulk.getUtf8(in.bytes, in.advance(length), (int) length);
  }

  private long length(int width) {
    if (width < Width.OF_8 || width > Width.OF_32) {
      throw other();
    }
    long length = in.number(width);
    if (Width.of(length) != width) {
      throw other();
    }
    return length;
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    if (length(in.head() - Form.BYTES_LONG) != length) {
      throw new MalformedDataException("The bytes hold an array of another length than announced");
    }
    System.arraycopy(in.bytes, in.advance(length), target, offset, length);
  }

  @Override
  protected boolean readPresence() {
    if (in.remaining() > 0 && in.bytes[in.at] == (byte) Form.NIL) {
      in.at++;
      return false;
    }
    return true;
  }
}
