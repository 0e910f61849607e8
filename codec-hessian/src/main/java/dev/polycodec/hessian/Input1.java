package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import java.io.EOFException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Hessian 1.0: a type is named each time, and what has parts ends with a mark. */
final class Input1 extends Input {

  private static final Kind[] KINDS = new Kind[0x100];

  static {
    Arrays.fill(KINDS, Kind.OTHER);
    KINDS['N'] = Kind.NULL;
    KINDS['T'] = Kind.TRUE;
    KINDS['F'] = Kind.FALSE;
    KINDS['I'] = Kind.INT;
    KINDS['L'] = Kind.LONG;
    KINDS['D'] = Kind.DOUBLE;
    KINDS['d'] = Kind.DATE;
    KINDS['s'] = Kind.TEXT;
    KINDS['S'] = Kind.TEXT;
    KINDS['b'] = Kind.BYTES;
    KINDS['B'] = Kind.BYTES;
    KINDS['V'] = Kind.LIST;
    KINDS['M'] = Kind.MAP;
    KINDS['R'] = Kind.REFERENCE;
  }

  private final Map<String, Object> types = new HashMap<>();

  Input1() {
    super(KINDS);
  }

  @Override
  void clear() {
    super.clear();
    types.clear();
  }

  @Override
  int intValue() throws EOFException {
    return readFour();
  }

  @Override
  long longValue() throws EOFException {
    return readEight();
  }

  @Override
  double doubleValue() throws EOFException {
    return Double.longBitsToDouble(readEight());
  }

  @Override
  long dateValue() throws EOFException {
    return readEight();
  }

  @Override
  int chunk() throws EOFException {
    return readShort();
  }

  @Override
  boolean isLast(int tagOfChunk) {
    return tagOfChunk == 'S' || tagOfChunk == 'B';
  }

  @Override
  Object type(Types finder) throws EOFException {
    if (!skips('t')) {
      throw new MalformedDataException("The bytes hold a value without its type");
    }
    String name = chars(readShort());
    Object known = types.get(name);
    if (known == null) {
      known = finder.find(name);
      types.put(name, known);
    }
    return known;
  }

  @Override
  Object definition(Types finder) {
    throw unexpected("a value"); // objects are maps
  }

  @Override
  int length() throws EOFException {
    return skips('l') ? readFour() : -1;
  }

  @Override
  boolean isEnd() throws EOFException {
    return skips('z');
  }

  @Override
  void endList() throws EOFException {
    if (!skips('z')) {
      throw new MalformedDataException("A list or object does not end where it should");
    }
  }

  @Override
  void beginField(String name) throws EOFException {
    if (!skipsText(name)) {
      throw new MalformedDataException("A field is out of its order, or of another class");
    }
  }

  @Override
  int reference() throws EOFException {
    return readFour();
  }
}
