package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Classes that refer to each other, one of which refers to much else, too: a library that looks at
 * that one looks at the other in between, and may keep the other if it fails then.
 */
public final class Mutual {

  private Mutual() {}

  /** A class that is looked at last, and known first. */
  public static final class Inner implements Serializable {
    private static final long serialVersionUID = 1;

    public int number;
    public @Nullable Outer outer;
  }

  /** A class that is looked at first, and known last. */
  public static final class Outer implements Serializable {
    private static final long serialVersionUID = 1;

    public String name = "";
    public @Nullable Inner inner;
    public List<Map<String, List<Much>>> much = new ArrayList<>();
    public @Nullable Integer last;
  }

  /** Takes a look that goes deep. */
  public static final class Much implements Serializable {
    private static final long serialVersionUID = 1;

    public @Nullable More more;
  }

  /** Takes a look that goes deeper. */
  public static final class More implements Serializable {
    private static final long serialVersionUID = 1;

    public Map<String, List<Long>> numbers = new TreeMap<>();
  }

  /** Returns objects of both classes. */
  public static List<Object> objects() {
    Outer outer = new Outer();
    outer.name = "outer";
    outer.last = 1;
    Inner inner = new Inner();
    inner.number = 2;
    inner.outer = outer;
    return List.of(outer, inner);
  }
}
