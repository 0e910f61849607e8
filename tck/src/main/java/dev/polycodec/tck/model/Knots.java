package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Objects that are parts of cycles, and whose hash and order are by a field that is read last. */
public final class Knots {

  private Knots() {}

  /** Anything that is read before the name, which says what the object is equal to. */
  public static final class Knot implements Comparable<Knot>, Serializable {
    private static final long serialVersionUID = 1L;

    /** Read first. */
    public @Nullable Object content;

    private final String name;

    /** Creates an object without content. */
    public Knot(String name) {
      this.name = name;
    }

    /** Returns the name. */
    public String name() {
      return name;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Knot knot && knot.name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public int compareTo(Knot other) {
      return name.compareTo(other.name);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A key that is complete before what it refers to, and has its hash. */
  public record Tied(Knot knot) implements Comparable<Tied>, Serializable {
    @Override
    public int compareTo(Tied other) {
      return knot.compareTo(other.knot);
    }
  }

  /** A key whose hash is that of a container. */
  public record Filled(@Nullable Object container) implements Serializable {}

  /** A record whose constructor copies. */
  public record Copying(Set<Knot> knots) implements Serializable {
    /** Copies the knots. */
    public Copying {
      knots = new HashSet<>(knots);
    }
  }

  /** An order without state. */
  public static final class Backwards implements Comparator<Knot>, Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public int compare(Knot left, Knot right) {
      return right.compareTo(left);
    }
  }

  /** An order by a list that is read after what it orders. */
  public static final class ByList implements Comparator<String>, Serializable {
    private static final long serialVersionUID = 1L;

    /** Read first: something that is ordered so. */
    public @Nullable Object content;

    private final List<String> order;

    /** Creates an order. */
    public ByList(List<String> order) {
      this.order = new ArrayList<>(order);
    }

    @Override
    public int compare(String left, String right) {
      return Integer.compare(order.indexOf(left), order.indexOf(right));
    }
  }

  /** A set that adds nothing. */
  public static final class KnotSet extends HashSet<Object> {
    private static final long serialVersionUID = 1L;
  }

  /** A set with a field. */
  public static final class NamedKnots extends HashSet<Object> {
    private static final long serialVersionUID = 1L;
    private final String name = "set";

    /** Returns the field. */
    public String name() {
      return name;
    }
  }

  /** A map with a field. */
  public static final class NamedKnotMap extends LinkedHashMap<Object, Object> {
    private static final long serialVersionUID = 1L;
    private final String name = "map";

    /** Returns the field. */
    public String name() {
      return name;
    }
  }

  /** Names in a map that asks the object around it what to drop, which both bounds tell. */
  public static final class Bounded {
    private final Integer atLeast;
    private final Map<Object, Integer> names =
        new LinkedHashMap<>() {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Object, Integer> eldest) {
            return size() > bound();
          }
        };
    private final Integer besides;

    /** Creates one that holds as many names as both bounds together. */
    public Bounded(Integer atLeast, Integer besides) {
      this.atLeast = atLeast;
      this.besides = besides;
    }

    private int bound() {
      return atLeast + besides;
    }

    /** Returns the names. */
    public Map<Object, Integer> names() {
      return names;
    }
  }

  /** A sorted set with a field. */
  public static final class SortedKnots extends TreeSet<Object> {
    private static final long serialVersionUID = 1L;
    private final String name = "tree";

    /** Creates an empty set with an order. */
    public SortedKnots(@Nullable Comparator<Object> order) {
      super(order);
    }

    /** Returns the field. */
    public String name() {
      return name;
    }
  }

  /** A queue with an order of its own. */
  public static final class KnotQueue extends PriorityQueue<Object> {
    private static final long serialVersionUID = 1L;

    /** Creates an empty queue. */
    public KnotQueue() {
      super(Comparator.comparing(Object::toString));
    }
  }
}
