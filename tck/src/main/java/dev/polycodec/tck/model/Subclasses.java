package dev.polycodec.tck.model;

import java.math.BigDecimal;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Containers and values of the JDK that an application extends, with methods and state. */
public final class Subclasses {

  private Subclasses() {}

  /** Returns a list of a class without a constructor that takes nothing. */
  public static List<Integer> anonymous() {
    return new ArrayList<>(List.of(1)) {};
  }

  /** A list that adds at its head. */
  public static final class Reversed extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean add(@Nullable String element) {
      super.add(0, element);
      return true;
    }
  }

  /** A list that takes no more than a few elements by {@code add}. */
  public static final class Bounded extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;
    private final int bound;

    /** Creates one that may hold more than it takes. */
    public Bounded(int bound, List<Integer> elements) {
      this.bound = bound;
      super.addAll(elements);
    }

    @Override
    public boolean add(Integer element) {
      return size() < bound && super.add(element);
    }
  }

  /** A map that sums what is put. */
  public static final class Sums extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;
    private int puts;

    @Override
    public @Nullable Integer put(String key, Integer value) {
      puts++;
      return super.put(key, value + getOrDefault(key, 0));
    }
  }

  /** A list that only its constructor fills. */
  public static final class Frozen extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    /** Creates one of elements. */
    public Frozen(Collection<String> elements) {
      super(elements);
    }

    @Override
    public boolean add(@Nullable String element) {
      throw new UnsupportedOperationException();
    }
  }

  /** A set that decorates what it is asked for. */
  public static final class Shouting extends HashSet<String> {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean add(String element) {
      return super.add(element.toUpperCase(java.util.Locale.ROOT));
    }

    /** Adds an element as it is. */
    public Shouting with(String element) {
      super.add(element);
      return this;
    }
  }

  /** A queue with a name. */
  public static final class Line extends ArrayDeque<Object> {
    private static final long serialVersionUID = 1L;
    private final String name;

    /** Creates one. */
    public Line(String name, Object... waiting) {
      this.name = name;
      addAll(List.of(waiting));
    }

    @Override
    public String toString() {
      return name + super.toString();
    }
  }

  /** A cache that drops what was used least recently. */
  public static final class Recent extends LinkedHashMap<String, Integer> {
    private static final long serialVersionUID = 1L;
    private final int bound;

    /** Creates one. */
    public Recent(int bound, boolean byAccess) {
      super(16, 0.75f, byAccess);
      this.bound = bound;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
      return size() > bound;
    }
  }

  /** A sorted map with a default. */
  public static final class Ranks extends TreeMap<String, Integer> {
    private static final long serialVersionUID = 1L;
    private final int missing;

    /** Creates one. */
    public Ranks(@Nullable Comparator<String> order, int missing) {
      super(order);
      this.missing = missing;
    }

    /** Returns the rank of a name. */
    public int of(String name) {
      return getOrDefault(name, missing);
    }
  }

  /** A map around another one. */
  public static final class Headers extends AbstractMap<String, List<String>> {
    private final Map<String, List<String>> target;

    /** Creates one. */
    public Headers(Map<String, List<String>> target) {
      this.target = target;
    }

    @Override
    public Set<Map.Entry<String, List<String>>> entrySet() {
      return target.entrySet();
    }
  }

  /** A part of a list, which knows the whole. */
  public static final class Page<T> extends AbstractList<T> {
    private final List<T> content;
    private final long total;

    /** Creates one. */
    public Page(List<T> content, long total) {
      this.content = content;
      this.total = total;
    }

    @Override
    public T get(int index) {
      return content.get(index);
    }

    @Override
    public int size() {
      return content.size();
    }

    @Override
    public String toString() {
      return content + " of " + total;
    }
  }

  /** A collection without a class of the JDK. */
  public static final class Pair<T> implements Iterable<T> {
    private final List<T> both;

    /** Creates one. */
    public Pair(T first, T second) {
      both = List.of(first, second);
    }

    @Override
    public Iterator<T> iterator() {
      return both.iterator();
    }
  }

  /** A point in time with a name. */
  public static final class Stamp extends Date {
    private static final long serialVersionUID = 1L;
    private final @Nullable String name;

    /** Creates one. */
    public Stamp(long millis, @Nullable String name) {
      super(millis);
      this.name = name;
    }

    @Override
    public String toString() {
      return name + " at " + super.toString();
    }
  }

  /** An amount in a currency. */
  public static final class Amount extends BigDecimal {
    private static final long serialVersionUID = 1L;
    private final String currency;

    /** Creates one. */
    public Amount(String amount, String currency) {
      super(amount);
      this.currency = currency;
    }

    @Override
    public String toString() {
      return super.toString() + currency;
    }
  }

  /** A set that keeps what it holds in a transient field. */
  public static class Hidden extends AbstractSet<String> {
    private final transient Set<String> held = new LinkedHashSet<>();

    @Override
    public boolean add(String element) {
      return held.add(element);
    }

    @Override
    public Iterator<String> iterator() {
      return held.iterator();
    }

    @Override
    public int size() {
      return held.size();
    }
  }

  /** A set that changes what it is given. */
  public static final class Numbering extends Hidden {
    @Override
    public boolean add(String element) {
      return super.add(size() + element);
    }
  }

  /** A set that takes nothing more than it has. */
  public static final class Closing extends Hidden {
    @Override
    public boolean add(String element) {
      if (element.isEmpty()) {
        throw new IllegalArgumentException("closed");
      }
      return super.add(element.substring(1));
    }
  }
}
