package dev.polycodec.msgpack;

import dev.polycodec.MalformedDataException;

/**
 * Says in CBOR what bytes say in MessagePack, value by value whatever it is part of: both have the
 * same kinds of values, with their lengths before them.
 */
final class ToCbor {

  private final Source in = new Source();

  /** Puts first bytes, numbers and bytes, which both formats have alike. */
  private final MsgpackWriter out = new MsgpackWriter(Integer.MAX_VALUE);

  /** Returns the array that has the items, from its beginning to {@link #length}. */
  byte[] translate(byte[] bytes, int offset, int length) {
    in.begin(bytes, offset, length);
    out.begin(0);
    while (in.remaining() > 0) {
      value();
    }
    clear();
    return out.array();
  }

  void clear() {
    in.clear();
  }

  int length() {
    return out.position();
  }

  long retainedBytes() {
    return out.retainedBytes();
  }

  private void value() {
    int head = in.head();
    if (head < Form.MAP) {
      head(Cbor.UNSIGNED, head);
    } else if (head < Form.ARRAY) {
      map(head - Form.MAP);
    } else if (head < Form.TEXT) {
      array(head - Form.ARRAY);
    } else if (head < Form.NIL) {
      content(Cbor.TEXT, head - Form.TEXT);
    } else if ((byte) head >= Form.MIN_FIXED) {
      integer((byte) head);
    } else {
      longer(head);
    }
  }

  private void longer(int head) {
    switch (head) {
      case Form.NIL -> out.head(Cbor.NULL);
      case Form.FALSE -> out.head(Cbor.FALSE);
      case Form.TRUE -> out.head(Cbor.TRUE);
      case 0xC4, 0xC5, 0xC6 -> content(Cbor.BYTES, in.number(head - Form.BYTES_LONG));
      case Form.FLOAT -> fraction(Cbor.FLOAT, Width.OF_32);
      case Form.DOUBLE -> fraction(Cbor.DOUBLE, Width.OF_64);
      case 0xCC, 0xCD, 0xCE, 0xCF -> head(Cbor.UNSIGNED, in.number(Form.width(head)));
      case 0xD0, 0xD1, 0xD2, 0xD3 -> integer(in.signed(Form.width(head)));
      case 0xD9, 0xDA, 0xDB -> content(Cbor.TEXT, in.number(head - Form.TEXT_LONG));
      case 0xDC, 0xDD -> array(in.number(head - Form.ARRAY_LONG));
      case 0xDE, 0xDF -> map(in.number(head - Form.MAP_LONG));
      default ->
          throw new MalformedDataException(
              "The bytes hold an extension of MessagePack, for which no property has a form; write"
                  + " times as texts or numbers");
    }
  }

  private void integer(long value) {
    head(value < 0 ? Cbor.NEGATIVE : Cbor.UNSIGNED, value < 0 ? ~value : value);
  }

  private void fraction(int head, int width) {
    long bits = in.number(width);
    out.head(head);
    out.number(width, bits);
  }

  private void map(long size) {
    container(Cbor.MAP, size, 2 * size);
  }

  private void array(long size) {
    container(Cbor.ARRAY, size, size);
  }

  private void container(int kind, long size, long values) {
    if (values > in.remaining()) {
      throw new MalformedDataException("A container has more values than the bytes can hold");
    }
    head(kind, size);
  }

  private void content(int kind, long length) {
    int from = in.advance(length);
    head(kind, length);
    out.copy(in.bytes, from, (int) length);
  }

  /** Puts the first byte of an item, and its number if that has no room there. */
  private void head(int kind, long number) {
    if (number >= 0 && number < Cbor.WIDTH) {
      out.head(kind << Cbor.SHIFT | (int) number);
    } else {
      int width = Width.of(number);
      out.head(kind << Cbor.SHIFT | Cbor.WIDTH + width);
      out.number(width, number);
    }
  }
}
