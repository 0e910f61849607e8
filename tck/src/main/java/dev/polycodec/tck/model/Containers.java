package dev.polycodec.tck.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Application containers and comparators. */
public final class Containers {

  private Containers() {}

  /** A list that adds no state. */
  public static final class Tags extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
  }

  /** A map that adds no state. */
  public static final class Attributes extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;
  }

  /**
   * A set of lists.
   *
   * @param tuples the lists
   */
  public record Tuples(Set<List<Integer>> tuples) {

    /** Returns pairs that differ, and have the same hash. */
    public static Tuples ofOneHash(int count) {
      Set<List<Integer>> tuples = new LinkedHashSet<>();
      for (int i = 0; i < count; i++) {
        tuples.add(new ArrayList<>(List.of(i, -31 * i)));
      }
      return new Tuples(tuples);
    }
  }

  /** A list with state of its own: either kept or refused. */
  public static final class NamedList extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
    private @Nullable String name;

    /** Sets the state. */
    public NamedList named(@Nullable String newName) {
      name = newName;
      return this;
    }

    /** Returns the state. */
    public @Nullable String name() {
      return name;
    }
  }

  /** A map with state of its own: either kept or refused. */
  public static final class CountingMap extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;
    private int count;

    /** Sets the state. */
    public CountingMap counting(int newCount) {
      count = newCount;
      return this;
    }

    /** Returns the state. */
    public int count() {
      return count;
    }
  }

  /** A comparator without state. */
  public static final class ByLength implements Comparator<String>, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public int compare(String left, String right) {
      int difference = Integer.compare(left.length(), right.length());
      return difference != 0 ? difference : left.compareTo(right);
    }
  }

  /** A comparator with state. */
  public static final class BySuffix implements Comparator<String>, java.io.Serializable {
    private static final long serialVersionUID = 1L;
    private final int skip;

    /** Compares from the character at {@code skip}. */
    public BySuffix(int skip) {
      this.skip = skip;
    }

    @Override
    public int compare(String left, String right) {
      return tail(left).compareTo(tail(right));
    }

    private String tail(String text) {
      return text.substring(Math.min(skip, text.length()));
    }
  }
}
