package dev.polycodec.tck.model.versions.v2;

import java.io.Serializable;
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
  public static final class IntLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public long value;
  }

  /** Its value changes its type. */
  public static final class IntString implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class IntInteger implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Integer value;
  }

  /** Its value changes its type. */
  public static final class IntegerLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Long value;
  }

  /** Its value changes its type. */
  public static final class IntDouble implements Serializable {
    private static final long serialVersionUID = 1L;

    public double value;
  }

  /** Its value changes its type. */
  public static final class IntFloat implements Serializable {
    private static final long serialVersionUID = 1L;

    public float value;
  }

  /** Its value changes its type. */
  public static final class LongDouble implements Serializable {
    private static final long serialVersionUID = 1L;

    public double value;
  }

  /** Its value changes its type. */
  public static final class FloatDouble implements Serializable {
    private static final long serialVersionUID = 1L;

    public double value;
  }

  /** Its value changes its type. */
  public static final class ShortInt implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;
  }

  /** Its value changes its type. */
  public static final class ByteInt implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;
  }

  /** Its value changes its type. */
  public static final class CharInt implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;
  }

  /** Its value changes its type. */
  public static final class CharString implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BooleanInt implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;
  }

  /** Its value changes its type. */
  public static final class BooleanString implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class LongBig implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable BigInteger value;
  }

  /** Its value changes its type. */
  public static final class DoubleDecimal implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable BigDecimal value;
  }

  /** Its value changes its type. */
  public static final class IntArray implements Serializable {
    private static final long serialVersionUID = 1L;

    public int @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class IntsLongs implements Serializable {
    private static final long serialVersionUID = 1L;

    public long @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class ObjectString implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class NumberInteger implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Integer value;
  }

  /** Its value changes its type. */
  public static final class CollectionList implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable List<String> value;
  }

  /** Its value changes its type. */
  public static final class ListSet implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Set<String> value;
  }

  /** Its value changes its type. */
  public static final class ListArray implements Serializable {
    private static final long serialVersionUID = 1L;

    public String @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class Elements implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable List<Long> value;
  }

  /** Its value changes its type. */
  public static final class Texts implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable List<String> value;
  }

  /** Its value changes its type. */
  public static final class Keys implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Map<String, String> value;
  }
}
