package dev.polycodec.tck.model.versions.v1;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Classes whose field becomes another type. */
public final class Types {

  private Types() {}

  /** Its value changes its type. */
  public static final class IntLong {
    public int value;
  }

  /** Its value changes its type. */
  public static final class IntString {
    public int value;
  }

  /** Its value changes its type. */
  public static final class IntInteger {
    public int value;
  }

  /** Its value changes its type. */
  public static final class IntegerLong {
    public @Nullable Integer value;
  }

  /** Its value changes its type. */
  public static final class IntDouble {
    public int value;
  }

  /** Its value changes its type. */
  public static final class IntFloat {
    public int value;
  }

  /** Its value changes its type. */
  public static final class LongDouble {
    public long value;
  }

  /** Its value changes its type. */
  public static final class FloatDouble {
    public float value;
  }

  /** Its value changes its type. */
  public static final class ShortInt {
    public short value;
  }

  /** Its value changes its type. */
  public static final class ByteInt {
    public byte value;
  }

  /** Its value changes its type. */
  public static final class CharInt {
    public char value;
  }

  /** Its value changes its type. */
  public static final class CharString {
    public char value;
  }

  /** Its value changes its type. */
  public static final class BooleanInt {
    public boolean value;
  }

  /** Its value changes its type. */
  public static final class BooleanString {
    public boolean value;
  }

  /** Its value changes its type. */
  public static final class LongBig {
    public long value;
  }

  /** Its value changes its type. */
  public static final class DoubleDecimal {
    public double value;
  }

  /** Its value changes its type. */
  public static final class IntArray {
    public int value;
  }

  /** Its value changes its type. */
  public static final class IntsLongs {
    public int @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class ObjectString {
    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class NumberInteger {
    public @Nullable Number value;
  }

  /** Its value changes its type. */
  public static final class CollectionList {
    public @Nullable Collection<String> value;
  }

  /** Its value changes its type. */
  public static final class ListSet {
    public @Nullable List<String> value;
  }

  /** Its value changes its type. */
  public static final class ListArray {
    public @Nullable List<String> value;
  }

  /** Its value changes its type. */
  public static final class Elements {
    public @Nullable List<Integer> value;
  }

  /** Its value changes its type. */
  public static final class Texts {
    public @Nullable List<Integer> value;
  }

  /** Its value changes its type. */
  public static final class Keys {
    public @Nullable Map<Integer, String> value;
  }
}
