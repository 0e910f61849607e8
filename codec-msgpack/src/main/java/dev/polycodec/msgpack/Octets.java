package dev.polycodec.msgpack;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A reused array that does not outgrow a limit, into which numbers are put, high byte first. */
class Octets {

  static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** The most bytes that a number takes, with the one that says its form. */
  private static final int NUMBER = 1 + Long.BYTES;

  final int maxBytes;
  byte[] array;
  int at;

  private final PayloadBuffer payload = new PayloadBuffer();
  private int start;

  Octets(int maxBytes) {
    this.maxBytes = maxBytes;
    array = payload.reserve(0);
  }

  /** Begins a message. */
  final void begin(int headroom) {
    payload.reset(headroom, maxBytes);
    array = payload.reserve(0);
    start = headroom;
    at = headroom;
  }

  final int size() {
    return at - start;
  }

  final void lendTo(BytesConsumer out) {
    payload.advanceTo(at);
    payload.lendTo(out);
  }

  final long retainedBytes() {
    return payload.capacity();
  }

  /** Makes room for so many more bytes. */
  final void room(int more) {
    if (more > array.length - at) {
      payload.advanceTo(at);
      array = payload.reserve(more);
    }
  }

  /** Puts the first byte of a value, and makes room for a number behind it. */
  final void head(int form) {
    room(NUMBER);
    array[at++] = (byte) form;
  }

  /** Puts a number behind its first byte. */
  final void number(int width, long value) {
    switch (width) {
      case Width.OF_8 -> array[at] = (byte) value;
      case Width.OF_16 -> SHORTS.set(array, at, (short) value);
      case Width.OF_32 -> INTS.set(array, at, (int) value);
      default -> LONGS.set(array, at, value);
    }
    at += 1 << width;
  }

  final void copy(byte[] bytes, int offset, int length) {
    room(length);
    System.arraycopy(bytes, offset, array, at, length);
    at += length;
  }
}
