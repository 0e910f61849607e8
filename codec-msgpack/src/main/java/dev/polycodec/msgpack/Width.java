package dev.polycodec.msgpack;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** How many bits a number has: the logarithm of its bytes, as both formats say it. */
final class Width {

  /** The numbers of an array, high byte first. */
  static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);

  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  static final int OF_8 = 0;
  static final int OF_16 = 1;
  static final int OF_32 = 2;
  static final int OF_64 = 3;

  private Width() {}

  /** Returns what a number without a sign needs. */
  static int of(long value) {
    if (value >>> Short.SIZE != 0) {
      return value >>> Integer.SIZE != 0 ? OF_64 : OF_32;
    }
    return value >>> Byte.SIZE != 0 ? OF_16 : OF_8;
  }
}
