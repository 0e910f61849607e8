package dev.polycodec.tck.model;

import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Containers and objects as frameworks and applications write them. */
public final class Everyday {

  private Everyday() {}

  /** A map of several values, around another map, with methods of its own. */
  public static class MultiValues<K, V> extends AbstractMap<K, List<V>> implements Serializable {
    private static final long serialVersionUID = 1L;
    private final Map<K, List<V>> target;

    /** Creates an empty one. */
    public MultiValues() {
      this(new LinkedHashMap<>());
    }

    /** Creates one around a map. */
    public MultiValues(Map<K, List<V>> target) {
      this.target = target;
    }

    /** Adds a value of a key. */
    public MultiValues<K, V> with(K key, V value) {
      target.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
      return this;
    }

    @Override
    public @Nullable List<V> put(K key, List<V> values) {
      return target.put(key, values);
    }

    @Override
    public Set<Map.Entry<K, List<V>>> entrySet() {
      return target.entrySet();
    }
  }

  /** Names without regard to case, with the order in which they came. */
  public static final class HeaderFields extends MultiValues<String, String> {
    private static final long serialVersionUID = 1L;
    private final Locale locale;

    /** Creates an empty one. */
    public HeaderFields() {
      super(new CaseLess<>(Locale.ENGLISH));
      this.locale = Locale.ENGLISH;
    }

    @Override
    public String toString() {
      return locale + super.toString();
    }
  }

  /** A linked map with a second table, of names in lower case. */
  public static final class CaseLess<V> implements Map<String, V>, Serializable {
    private static final long serialVersionUID = 1L;
    private final LinkedHashMap<String, V> target = new LinkedHashMap<>();
    private final TreeMap<String, String> names = new TreeMap<>();
    private final Locale locale;

    /** Creates one. */
    public CaseLess(Locale locale) {
      this.locale = locale;
    }

    private String known(@Nullable Object key) {
      return names.getOrDefault(String.valueOf(key).toLowerCase(locale), "");
    }

    @Override
    public int size() {
      return target.size();
    }

    @Override
    public boolean isEmpty() {
      return target.isEmpty();
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return target.containsKey(known(key));
    }

    @Override
    public boolean containsValue(@Nullable Object value) {
      return target.containsValue(value);
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
      return target.get(known(key));
    }

    @Override
    public @Nullable V put(String key, V value) {
      names.put(key.toLowerCase(locale), key);
      return target.put(key, value);
    }

    @Override
    public @Nullable V remove(@Nullable Object key) {
      return target.remove(known(key));
    }

    @Override
    public void putAll(Map<? extends String, ? extends V> other) {
      other.forEach(this::put);
    }

    @Override
    public void clear() {
      target.clear();
      names.clear();
    }

    @Override
    public Set<String> keySet() {
      return Collections.unmodifiableSet(target.keySet());
    }

    @Override
    public Collection<V> values() {
      return target.values();
    }

    @Override
    public Set<Map.Entry<String, V>> entrySet() {
      return target.entrySet();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return target.equals(other);
    }

    @Override
    public int hashCode() {
      return target.hashCode();
    }
  }

  /** A part of a result, with what was asked for. */
  public static class Chunk<T> implements Iterable<T>, Serializable {
    private static final long serialVersionUID = 1L;
    private final List<T> content = new ArrayList<>();
    private final Request request;

    /** Creates one. */
    public Chunk(List<T> content, Request request) {
      this.content.addAll(content);
      this.request = request;
    }

    @Override
    public Iterator<T> iterator() {
      return content.iterator();
    }

    /** Returns what was asked for. */
    public Request request() {
      return request;
    }
  }

  /** A chunk that knows how much there is. */
  public static final class Paged<T> extends Chunk<T> {
    private static final long serialVersionUID = 1L;
    private final long total;

    /** Creates one. */
    public Paged(List<T> content, Request request, long total) {
      super(content, request);
      this.total = total;
    }

    /** Returns how much there is. */
    public long total() {
      return total;
    }
  }

  /** What a page is asked for by. */
  public record Request(int page, int size, @Nullable List<String> order) implements Serializable {}

  /** A collection that loads what it holds, as those of persistence do. */
  public static final class Bag<E> extends AbstractCollection<E> implements Serializable {
    private static final long serialVersionUID = 1L;
    private final List<E> bag;
    private final @Nullable Object owner;
    private final transient @Nullable Object session = new Object();
    private boolean dirty;

    /** Creates one. */
    public Bag(List<E> bag, @Nullable Object owner) {
      this.bag = bag;
      this.owner = owner;
    }

    @Override
    public boolean add(E element) {
      dirty = true;
      return bag.add(element);
    }

    @Override
    public Iterator<E> iterator() {
      return bag.iterator();
    }

    @Override
    public int size() {
      return bag.size();
    }

    @Override
    public String toString() {
      return bag + " of " + owner + (dirty || session == null ? "" : ", as loaded");
    }
  }

  /** A cache of what was used most recently. */
  public static class Cache<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;
    private final int bound;

    /** Creates one. */
    public Cache(int bound) {
      super(16, 0.75f, true);
      this.bound = bound;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > bound;
    }
  }

  /** An object with a lock, a log level and what it does without. */
  public static final class Service {
    private final Object lock = new Object();
    private final ReentrantLock fair = new ReentrantLock(true);
    private final String name;
    private final transient @Nullable Function<String, String> rename = null;

    /** Creates one. */
    public Service(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name + lock.getClass() + fair.isFair() + rename;
    }
  }

  /** An object whose list has a view in another field. */
  public static final class Basket {
    private final List<Object> items = new ArrayList<>();
    private final List<Object> view = Collections.unmodifiableList(items);

    /** Adds an item. */
    public Basket with(Object item) {
      items.add(item);
      return this;
    }

    /** Returns the view. */
    public List<Object> view() {
      return view;
    }
  }

  /** A comparator with a setting. */
  public record ByDistance(long from) implements Comparator<Long>, Serializable {
    @Override
    public int compare(Long left, Long right) {
      return Long.compare(Math.abs(left - from), Math.abs(right - from));
    }
  }

  /** A tree of classes, each of them abstract but the leaves. */
  public abstract static class Shape implements Serializable {
    private static final long serialVersionUID = 1L;
    protected final String name;

    Shape(String name) {
      this.name = name;
    }
  }

  /** A shape of others. */
  public static final class Group<S extends Shape> extends Shape {
    private static final long serialVersionUID = 1L;
    private final List<S> parts;

    /** Creates one. */
    @SafeVarargs
    public Group(String name, S... parts) {
      super(name);
      this.parts = new ArrayList<>(List.of(parts));
    }

    @Override
    public String toString() {
      return name + parts;
    }
  }

  /** A shape without parts. */
  public static final class Dot extends Shape {
    private static final long serialVersionUID = 1L;
    private final int x;

    /** Creates one. */
    public Dot(int x) {
      super("dot");
      this.x = x;
    }

    @Override
    public String toString() {
      return name + x;
    }
  }
}
