package dev.polycodec.hessian;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.graph.IdentityIndex;
import java.util.List;

/** Hessian 2.0: short forms of most values, and the fields of a class named once. */
final class Output2 extends Output {

  /** The classes, or names, of lists and maps by number. */
  private final IdentityIndex types = new IdentityIndex();

  /** The classes of objects by number. */
  private final IdentityIndex definitions = new IdentityIndex();

  Output2(PayloadBuffer buffer) {
    super(buffer);
  }

  @Override
  void clear() {
    super.clear();
    types.clear();
    definitions.clear();
  }

  @Override
  long retainedBytes() {
    return super.retainedBytes() + types.retainedBytes() + definitions.retainedBytes();
  }

  @Override
  int putInt(int value, byte[] target, int position) {
    if (value >= -0x10 && value <= 0x2f) {
      target[position] = (byte) (0x90 + value);
      return position + 1;
    }
    if (value >= -0x800 && value <= 0x7ff) {
      return putByte(0xc8 + (value >> 8), value, target, position);
    }
    if (value >= -0x40000 && value <= 0x3ffff) {
      return putShort(0xd4 + (value >> 16), value, target, position);
    }
    return putInt('I', value, target, position);
  }

  @Override
  int putLong(long value, byte[] target, int position) {
    int low = (int) value;
    if (low != value) {
      return putLong('L', value, target, position);
    }
    if (low >= -0x08 && low <= 0x0f) {
      target[position] = (byte) (0xe0 + low);
      return position + 1;
    }
    if (low >= -0x800 && low <= 0x7ff) {
      return putByte(0xf8 + (low >> 8), low, target, position);
    }
    if (low >= -0x40000 && low <= 0x3ffff) {
      return putShort(0x3c + (low >> 16), low, target, position);
    }
    return putInt(0x59, low, target, position);
  }

  @Override
  int putDouble(double value, byte[] target, int position) {
    int whole = (int) value;
    if (whole == value && whole == (short) whole) {
      return putWhole(whole, target, position);
    }
    int thousandths = (int) (value * 1000);
    return 0.001 * thousandths == value
        ? putInt(0x5f, thousandths, target, position)
        : putLong('D', Double.doubleToLongBits(value), target, position);
  }

  private static int putWhole(int value, byte[] target, int position) {
    if (value == 0 || value == 1) {
      target[position] = (byte) (0x5b + value);
      return position + 1;
    }
    return value == (byte) value
        ? putByte(0x5d, value, target, position)
        : putShort(0x5e, value, target, position);
  }

  @Override
  int putDate(long millis, byte[] target, int position) {
    long minutes = millis / 60_000;
    return minutes * 60_000 == millis && minutes == (int) minutes
        ? putInt(0x4b, (int) minutes, target, position)
        : putLong(0x4a, millis, target, position);
  }

  @Override
  int putTextHead(int length, boolean last, byte[] target, int position) {
    if (!last) {
      return putShort('R', length, target, position);
    }
    if (length <= 0x1f) {
      target[position] = (byte) length;
      return position + 1;
    }
    return length <= 0x3ff
        ? putByte(0x30 + (length >> 8), length, target, position)
        : putShort('S', length, target, position);
  }

  @Override
  int putBytesHead(int length, boolean last, byte[] target, int position) {
    if (!last) {
      return putShort('A', length, target, position);
    }
    if (length <= 0x0f) {
      target[position] = (byte) (0x20 + length);
      return position + 1;
    }
    return length <= 0x3ff
        ? putByte(0x34 + (length >> 8), length, target, position)
        : putShort('B', length, target, position);
  }

  private static int putByte(int tag, int value, byte[] target, int position) {
    target[position] = (byte) tag;
    target[position + 1] = (byte) value;
    return position + 2;
  }

  @Override
  void beginList(int length, Object type, Message message) {
    if (length <= 7) {
      writeTag(0x70 + length);
      writeType(type, message);
    } else {
      writeTag('V');
      writeType(type, message);
      writeInt(length);
    }
  }

  @Override
  void endList() {
    // The length said where it ends.
  }

  @Override
  void beginMap(Class<?> type, Message message) {
    writeTag('M');
    writeType(type, message);
  }

  private void writeType(Object type, Message message) {
    int number = types.put(type);
    if (number >= 0) {
      writeInt(number);
    } else {
      writeText(type instanceof Class<?> c ? message.nameOf(c) : (String) type);
    }
  }

  @Override
  void endMap() {
    writeTag('Z');
  }

  @Override
  void beginObject(Shape shape, Message message) {
    int number = definitions.put(shape.type());
    if (number < 0) {
      number = definitions.size() - 1;
      define(shape, message);
    }
    if (number <= 0x0f) {
      writeTag(0x60 + number);
    } else {
      writeTag('O');
      writeInt(number);
    }
  }

  private void define(Shape shape, Message message) {
    writeTag('C');
    writeText(message.nameOf(shape.type()));
    List<FieldShape> fields = shape.fields();
    writeInt(fields.size());
    for (int i = 0; i < fields.size(); i++) { // an iterator would be garbage of each message
      writeText(fields.get(i).wireName());
    }
  }

  @Override
  void beginField(FieldShape field) {
    // The definition named it.
  }

  @Override
  void endObject() {
    // The definition said how many values there are.
  }

  @Override
  void writeReference(int number) {
    writeTag('Q');
    writeInt(number);
  }
}
