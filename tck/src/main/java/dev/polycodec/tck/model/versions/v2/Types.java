package dev.polycodec.tck.model.versions.v2;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Classes whose field becomes another type. */
public final class Types {

  private Types() {}

  /** Its value changes its type. */
  public static final class IntLong {
    public long value;
  }

  /** Its value changes its type. */
  public static final class IntString {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class IntInteger {
    public @Nullable Integer value;
  }

  /** Its value changes its type. */
  public static final class IntegerLong {
    public @Nullable Long value;
  }

  /** Its value changes its type. */
  public static final class IntDouble {
    public double value;
  }

  /** Its value changes its type. */
  public static final class IntFloat {
    public float value;
  }

  /** Its value changes its type. */
  public static final class LongDouble {
    public double value;
  }

  /** Its value changes its type. */
  public static final class FloatDouble {
    public double value;
  }

  /** Its value changes its type. */
  public static final class ShortInt {
    public int value;
  }

  /** Its value changes its type. */
  public static final class ByteInt {
    public int value;
  }

  /** Its value changes its type. */
  public static final class CharInt {
    public int value;
  }

  /** Its value changes its type. */
  public static final class CharString {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BooleanInt {
    public int value;
  }

  /** Its value changes its type. */
  public static final class BooleanString {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class LongBig {
    public @Nullable BigInteger value;
  }

  /** Its value changes its type. */
  public static final class DoubleDecimal {
    public @Nullable BigDecimal value;
  }

  /** Its value changes its type. */
  public static final class IntArray {
    public int @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class IntsLongs {
    public long @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class ObjectString {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class NumberInteger {
    public @Nullable Integer value;
  }

  /** Its value changes its type. */
  public static final class CollectionList {
    public @Nullable List<String> value;
  }

  /** Its value changes its type. */
  public static final class ListSet {
    public @Nullable Set<String> value;
  }

  /** Its value changes its type. */
  public static final class ListArray {
    public String @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class Elements {
    public @Nullable List<Long> value;
  }

  /** Its value changes its type. */
  public static final class Texts {
    public @Nullable List<String> value;
  }

  /** Its value changes its type. */
  public static final class Keys {
    public @Nullable Map<String, String> value;
  }
}
