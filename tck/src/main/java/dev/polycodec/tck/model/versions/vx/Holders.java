package dev.polycodec.tck.model.versions.vx;

import dev.polycodec.tck.model.versions.v1.Enums.Added;
import dev.polycodec.tck.model.versions.v1.Enums.Body;
import dev.polycodec.tck.model.versions.v1.Enums.Renamed;
import dev.polycodec.tck.model.versions.v1.Enums.Reordered;
import dev.polycodec.tck.model.versions.v1.Nested.Event;
import dev.polycodec.tck.model.versions.v1.Nested.Key;
import dev.polycodec.tck.model.versions.v1.Nested.Line;
import java.io.Serializable;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Classes that hold those of which there are two versions, of either. */
public final class Holders {

  private Holders() {}

  /** Holds constants. */
  public static final class OfAdded implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Added one;
    public @Nullable Set<Added> some;
    public @Nullable EnumMap<Added, Integer> counts;
    public Added @Nullable [] more;
    public @Nullable List<Added> list;
  }

  /** Holds constants. */
  public static final class OfReordered implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Reordered one;
    public @Nullable Set<Reordered> some;
    public @Nullable EnumMap<Reordered, Integer> counts;
    public Reordered @Nullable [] more;
    public @Nullable List<Reordered> list;
  }

  /** Holds constants. */
  public static final class OfBody implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Body one;
    public @Nullable Set<Body> some;
    public @Nullable EnumMap<Body, Integer> counts;
    public Body @Nullable [] more;
    public @Nullable List<Body> list;
  }

  /** Holds constants. */
  public static final class OfRenamed implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Renamed one;
    public @Nullable Set<Renamed> some;
    public @Nullable EnumMap<Renamed, Integer> counts;
    public Renamed @Nullable [] more;
    public @Nullable List<Renamed> list;
  }

  /** Holds a line. */
  public static final class OfLine implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Line line;
  }

  /** Holds lines. */
  public static final class OfList implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable List<Line> lines;
  }

  /** Holds lines. */
  public static final class OfArray implements Serializable {
    private static final long serialVersionUID = 1L;

    public Line @Nullable [] lines;
  }

  /** Holds lines by key. */
  public static final class OfMap implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Map<Key, Line> lines;
  }

  /** Holds a line that no field declares. */
  public static final class OfAny implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Holds an event. */
  public static final class OfEvent implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Event event;
  }
}
