package dev.polycodec.avro;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.PayloadBuffer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** What precedes an object in Avro's single-object encoding: a marker, and its schema's number. */
final class Header {

  static final byte[] MARKER = {(byte) 0xC3, 1};

  /** The number of bytes. */
  static final int SIZE = MARKER.length + Long.BYTES;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Header() {}

  static void write(long fingerprint, PayloadBuffer out) {
    int at = out.position();
    byte[] array = out.reserve(SIZE);
    System.arraycopy(MARKER, 0, array, at, MARKER.length);
    LONGS.set(array, at + MARKER.length, fingerprint);
    out.advanceTo(at + SIZE);
  }

  /** Returns the fingerprint of the writer's schema. */
  static long read(byte[] bytes, int offset, int length) {
    if (length < SIZE || bytes[offset] != MARKER[0] || bytes[offset + 1] != MARKER[1]) {
      throw new MalformedDataException(
          "The bytes do not begin as a single object of Avro does: C3 01 and eight bytes");
    }
    return (long) LONGS.get(bytes, offset + MARKER.length);
  }
}
