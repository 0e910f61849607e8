package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A text and arrays of primitives, each in a field that declares it; few of them at once. */
public final class Bulk implements Serializable {

  private static final long serialVersionUID = 1;

  public @Nullable String text;
  public byte @Nullable [] bytes;
  public boolean @Nullable [] booleans;
  public short @Nullable [] shorts;
  public char @Nullable [] chars;
  public int @Nullable [] ints;
  public long @Nullable [] longs;
  public float @Nullable [] floats;
  public double @Nullable [] doubles;

  /** Returns an object with a value in the field of its class. */
  public static Bulk of(Object value) {
    Bulk bulk = new Bulk();
    if (value instanceof String text) {
      bulk.text = text;
    } else if (value instanceof byte[] bytes) {
      bulk.bytes = bytes;
    } else if (value instanceof boolean[] booleans) {
      bulk.booleans = booleans;
    } else if (value instanceof short[] shorts) {
      bulk.shorts = shorts;
    } else if (value instanceof char[] chars) {
      bulk.chars = chars;
    } else if (value instanceof int[] ints) {
      bulk.ints = ints;
    } else if (value instanceof long[] longs) {
      bulk.longs = longs;
    } else if (value instanceof float[] floats) {
      bulk.floats = floats;
    } else {
      bulk.doubles = (double[]) value;
    }
    return bulk;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Bulk that
        && Objects.equals(text, that.text)
        && Arrays.equals(bytes, that.bytes)
        && Arrays.equals(booleans, that.booleans)
        && Arrays.equals(shorts, that.shorts)
        && Arrays.equals(chars, that.chars)
        && Arrays.equals(ints, that.ints)
        && Arrays.equals(longs, that.longs)
        && Arrays.equals(floats, that.floats)
        && Arrays.equals(doubles, that.doubles);
  }

  @Override
  public int hashCode() {
    return Objects.hash(text, Arrays.hashCode(bytes), Arrays.hashCode(longs));
  }
}
