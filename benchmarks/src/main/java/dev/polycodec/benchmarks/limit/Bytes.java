package dev.polycodec.benchmarks.limit;

import dev.polycodec.BytesConsumer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/** A growing array that numbers and texts are written to, or another that they are read from. */
final class Bytes {

  private byte[] own = new byte[4096];
  private byte[] array = own;
  private int position;

  Bytes writing() {
    array = own;
    position = 0;
    return this;
  }

  Bytes reading(byte[] bytes) {
    array = bytes;
    position = 0;
    return this;
  }

  byte[] toBytes() {
    return Arrays.copyOf(array, position);
  }

  void lendTo(BytesConsumer out) {
    out.accept(array, 0, position);
  }

  private void reserve(int count) {
    if (array.length - position < count) {
      own = Arrays.copyOf(array, Math.max(2 * array.length, position + count));
      array = own;
    }
  }

  /** Writes seven bits a byte, the lowest first. */
  void number(long value) {
    reserve(10);
    long rest = value;
    while (rest >>> 7 != 0) {
      array[position++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[position++] = (byte) rest;
  }

  long number() {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = array[position++];
      value |= (next & 0x7FL) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  void integer(@Nullable Integer value) {
    number(value == null ? 0 : (value & 0xFFFF_FFFFL) + 1);
  }

  @Nullable Integer integer() {
    long value = number();
    return value == 0 ? null : (int) (value - 1);
  }

  /** Dates before 1970 take ten bytes. */
  void date(@Nullable Date value) {
    number(value == null ? 0 : value.getTime() + 1);
  }

  @Nullable Date date() {
    long value = number();
    return value == 0 ? null : new Date(value - 1);
  }

  void text(@Nullable String value) {
    if (value == null) {
      number(0);
      return;
    }
    byte[] encoded = value.getBytes(StandardCharsets.UTF_8);
    number(encoded.length + 1L);
    reserve(encoded.length);
    System.arraycopy(encoded, 0, array, position, encoded.length);
    position += encoded.length;
  }

  @Nullable String text() {
    int length = (int) number() - 1;
    if (length < 0) {
      return null;
    }
    String value = new String(array, position, length, StandardCharsets.UTF_8);
    position += length;
    return value;
  }
}
