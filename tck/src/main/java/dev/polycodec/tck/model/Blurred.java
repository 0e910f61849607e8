package dev.polycodec.tck.model;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Keys that differ in what is not written, and are equal to each other once they are read. */
public final class Blurred {

  private Blurred() {}

  /** A key that compares a transient field. */
  public static final class Key implements Comparable<Key> {
    private final transient @Nullable String name;
    private final String text;
    private @Nullable Object around;

    /** Creates a key. */
    public Key(String name, String text) {
      this.name = name;
      this.text = text;
    }

    /** Makes the key part of a cycle. */
    public void put(Object object) {
      around = object;
    }

    @Override
    public int compareTo(Key other) {
      return String.valueOf(name).compareTo(String.valueOf(other.name));
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key && Objects.equals(key.name, name);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(name);
    }

    @Override
    public String toString() {
      return name + ":" + text + (around == null ? "" : " of a cycle");
    }
  }

  /** Declares what it holds. */
  public static final class Hashed {
    private final Set<Key> keys;

    /** Creates a holder. */
    public Hashed(List<Key> keys) {
      this.keys = new HashSet<>(keys);
    }

    @Override
    public String toString() {
      return keys.toString();
    }
  }

  /** Declares what it holds. */
  public static final class Sorted {
    private final Set<Key> keys;

    /** Creates a holder. */
    public Sorted(List<Key> keys) {
      this.keys = new TreeSet<>(keys);
    }

    @Override
    public String toString() {
      return keys.toString();
    }
  }

  /** Declares what it holds. */
  public static final class Mapped {
    private final Map<Key, Integer> keys = new HashMap<>();

    /** Creates a holder. */
    public Mapped(List<Key> keys) {
      keys.forEach(key -> this.keys.put(key, 1));
    }

    @Override
    public String toString() {
      return keys.toString();
    }
  }
}
