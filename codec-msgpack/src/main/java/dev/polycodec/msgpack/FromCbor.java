package dev.polycodec.msgpack;

import dev.polycodec.BytesConsumer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Says in MessagePack what Jackson's generator has written in CBOR. */
final class FromCbor {

  private static final int FEW = 16;

  /** A container that ends with a mark. */
  private static final int UNKNOWN = -1;

  private final Source in = new Source();
  private final MsgpackWriter out;

  /** Of the containers that are open: where they begin, and how many values they have and get. */
  private int[] begins = new int[FEW];

  private int[] counts = new int[FEW];
  private int[] announced = new int[FEW];
  private boolean[] maps = new boolean[FEW];
  private int depth;

  FromCbor(int maxBytes) {
    out = new MsgpackWriter(maxBytes);
  }

  /** Lends the values that some items are. */
  void translate(byte[] bytes, int offset, int length, int headroom, BytesConsumer target) {
    in.begin(bytes, offset, length);
    out.begin(headroom);
    depth = 0;
    counts[0] = 0;
    announced[0] = UNKNOWN;
    while (in.remaining() > 0) {
      item();
    }
    out.lendTo(target);
    clear();
  }

  void clear() {
    in.clear();
  }

  long retainedBytes() {
    return out.retainedBytes();
  }

  private void item() {
    int head = in.head();
    if (head == Cbor.BREAK) {
      end();
    } else {
      counts[depth]++;
      value(head);
    }
    while (counts[depth] == announced[depth]) {
      end();
    }
  }

  private void value(int head) {
    int kind = head >> Cbor.SHIFT;
    switch (kind) {
      case Cbor.UNSIGNED -> out.writeLong(argument(head));
      case Cbor.NEGATIVE -> out.writeLong(~argument(head));
      case Cbor.BYTES, Cbor.TEXT -> content(kind, head);
      case Cbor.ARRAY, Cbor.MAP -> begin(kind == Cbor.MAP, head);
      case Cbor.TAG -> number(head);
      default -> simple(head);
    }
  }

  private void simple(int head) {
    switch (head) {
      case Cbor.NULL -> out.head(Form.NIL);
      case Cbor.FALSE -> out.head(Form.FALSE);
      case Cbor.TRUE -> out.head(Form.TRUE);
      case Cbor.FLOAT -> fraction(Form.FLOAT, Width.OF_32);
      case Cbor.DOUBLE -> fraction(Form.DOUBLE, Width.OF_64);
      default -> throw new IllegalStateException("An item that no generator writes: " + head);
    }
  }

  private void fraction(int form, int width) {
    out.head(form);
    out.number(width, in.number(width));
  }

  /** Returns the number of a first byte, or behind it. */
  private long argument(int head) {
    int low = head & Cbor.LOW;
    return low < Cbor.WIDTH ? low : in.number(low - Cbor.WIDTH);
  }

  /** Reads an integer after its first byte, which may be the tag of a large one. */
  private BigInteger whole(int head) {
    int kind = head >> Cbor.SHIFT;
    if (kind != Cbor.TAG) {
      return BigInteger.valueOf(kind == Cbor.NEGATIVE ? ~argument(head) : argument(head));
    }
    int length = (int) argument(in.head());
    BigInteger magnitude = new BigInteger(1, in.bytes, in.advance(length), length);
    return (head & Cbor.LOW) == Cbor.NEGATIVE_TAG ? magnitude.not() : magnitude;
  }

  private void integer(BigInteger value) {
    if (value.bitLength() < Long.SIZE) {
      out.writeLong(value.longValue());
    } else if (value.signum() > 0 && value.bitLength() == Long.SIZE) {
      out.head(Form.UNSIGNED + Width.OF_64);
      out.number(Width.OF_64, value.longValue());
    } else {
      text(value.toString());
    }
  }

  private void number(int tag) {
    if ((tag & Cbor.LOW) == Cbor.DECIMAL_TAG) {
      in.head(); // an array of two
      int scale = -whole(in.head()).intValueExact();
      text(new BigDecimal(whole(in.head()), scale).toString());
    } else {
      integer(whole(tag));
    }
  }

  /** Puts a number for which the format has no form. */
  private void text(String number) {
    byte[] bytes = number.getBytes(StandardCharsets.US_ASCII);
    out.text(bytes.length);
    out.copy(bytes, 0, bytes.length);
  }

  private void content(int kind, int head) {
    int from = in.at;
    boolean pieces = (head & Cbor.LOW) == Cbor.INDEFINITE;
    int length = pieces ? pieces(false) : (int) argument(head);
    if (kind == Cbor.TEXT) {
      out.text(length);
    } else {
      out.bytes(length);
    }
    if (pieces) {
      in.at = from;
      pieces(true);
    } else {
      out.copy(in.bytes, in.advance(length), length);
    }
  }

  /** Passes the pieces of a long text, and returns how many bytes they have. */
  private int pieces(boolean copied) {
    int sum = 0;
    for (int head = in.head(); head != Cbor.BREAK; head = in.head()) {
      int length = (int) argument(head);
      int from = in.advance(length);
      sum += length;
      if (copied) {
        out.copy(in.bytes, from, length);
      }
    }
    return sum;
  }

  /** Begins a container, whose first byte follows when its end is known. */
  private void begin(boolean map, int head) {
    boolean open = (head & Cbor.LOW) == Cbor.INDEFINITE;
    int size = open ? UNKNOWN : (int) argument(head);
    depth++;
    if (depth == begins.length) {
      grow(2 * depth);
    }
    begins[depth] = out.position();
    counts[depth] = 0;
    announced[depth] = map && !open ? 2 * size : size;
    maps[depth] = map;
    out.head(map ? Form.MAP : Form.ARRAY);
  }

  private void grow(int size) {
    begins = Arrays.copyOf(begins, size);
    counts = Arrays.copyOf(counts, size);
    announced = Arrays.copyOf(announced, size);
    maps = Arrays.copyOf(maps, size);
  }

  private void end() {
    int count = counts[depth];
    if (maps[depth]) {
      out.container(begins[depth], Form.MAP, Form.MAP_LONG, count / 2);
    } else {
      out.container(begins[depth], Form.ARRAY, Form.ARRAY_LONG, count);
    }
    depth--;
  }
}
