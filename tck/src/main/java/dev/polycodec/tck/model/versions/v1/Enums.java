package dev.polycodec.tck.model.versions.v1;

import java.io.Serializable;
import java.util.EnumMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Enums whose constants come, go and move, and classes that hold them. */
public final class Enums {

  private Enums() {}

  /** Gets a constant. */
  public enum Added {
    LOW,
    HIGH
  }

  /** Holds constants. */
  public static final class AddedHolder implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Added one;
    public @Nullable Set<Added> some;
    public @Nullable EnumMap<Added, Integer> counts;
    public Added @Nullable [] more;
    public @Nullable List<Added> list;
  }

  /** Orders its constants otherwise. */
  public enum Reordered {
    LOW,
    MIDDLE,
    HIGH
  }

  /** Holds constants. */
  public static final class ReorderedHolder implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Reordered one;
    public @Nullable Set<Reordered> some;
    public @Nullable EnumMap<Reordered, Integer> counts;
    public Reordered @Nullable [] more;
    public @Nullable List<Reordered> list;
  }

  /** Gets a body for a constant. */
  public enum Body {
    LOW,
    HIGH
  }

  /** Holds constants. */
  public static final class BodyHolder implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Body one;
    public @Nullable Set<Body> some;
    public @Nullable EnumMap<Body, Integer> counts;
    public Body @Nullable [] more;
    public @Nullable List<Body> list;
  }

  /** Gives a constant another name. */
  public enum Renamed {
    LOW,
    HIGH
  }

  /** Holds constants. */
  public static final class RenamedHolder implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Renamed one;
    public @Nullable Set<Renamed> some;
    public @Nullable EnumMap<Renamed, Integer> counts;
    public Renamed @Nullable [] more;
    public @Nullable List<Renamed> list;
  }

  /** A field becomes an enum. */
  public static final class IntEnum implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;
  }

  /** A field becomes an enum. */
  public static final class StringEnum implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }
}
