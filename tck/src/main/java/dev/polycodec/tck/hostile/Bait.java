package dev.polycodec.tck.hostile;

import dev.polycodec.tck.hostile.evilp.Evil;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The classes that hand-made messages are about. Their fields go by the order of their names. */
public final class Bait {

  private Bait() {}

  /** Holds anything. */
  public static final class Any {
    @Nullable Object value;

    Any() {}

    Any(@Nullable Object value) {
      this.value = value;
    }
  }

  /** Holds bytes. */
  public static final class Blob {
    byte @Nullable [] value;
  }

  /** Holds a text where a codec may treat texts in different ways. */
  public static final class Texts implements Serializable {
    private static final long serialVersionUID = 1L;

    List<String> elements;
    Map<String, String> entries;
    String text;

    /** For libraries that make objects by it. */
    @SuppressWarnings("NullAway.Init") // they set the fields
    Texts() {}

    Texts(String text) {
      this.elements = new ArrayList<>(List.of(text));
      this.entries = new HashMap<>(Map.of(text, text));
      this.text = text;
    }

    List<String> all() {
      List<String> all = new ArrayList<>(elements);
      all.addAll(entries.keySet());
      all.addAll(entries.values());
      all.add(text);
      return all;
    }
  }

  /** Holds a number of any precision. */
  public static final class Amount {
    @Nullable BigDecimal value;
  }

  /** Holds its like, and so is as deep as the bytes make it. */
  public static final class Chain {
    @Nullable Chain next;
  }

  /** Holds objects of two classes that have nothing in common. */
  public static final class Pair {
    @Nullable Cat cat;
    @Nullable Dog dog;
  }

  /** Holds dogs, and declares that of a cat, too. */
  public static final class Kennel {
    @Nullable List<Dog> dogs;
    @Nullable Cat guest;
  }

  /** Holds what only its class table names. */
  public static final class Owner {
    Evil.@Nullable Bean bean;
  }

  /** Holds keys of one hash. */
  public static final class Tuples {
    @Nullable Set<List<Integer>> tuples;
  }

  /** Holds a regular expression; some libraries write no class with one. */
  public static final class Expression implements Serializable {
    private static final long serialVersionUID = 1L;

    @Nullable Pattern pattern;
  }

  /** Holds what is costly to make. */
  public static final class Costs implements Serializable {
    private static final long serialVersionUID = 1L;

    @Nullable List<AtomicIntegerArray> arrays;
    @Nullable CopyOnWriteArrayList<String> copied;
    @Nullable Set<List<Object>> cycle;
    @Nullable List<IdentityHashMap<String, String>> identities;
    @Nullable Hashtable<List<Integer>, Integer> linked;
    @Nullable List<ArrayList<String>> lists;
    @Nullable Set<Set<List<Integer>>> nested;
    @Nullable TreeSet<BigDecimal> ordered;
    @Nullable Set<List<Integer>> probed;
    @Nullable List<LinkedBlockingQueue<String>> queues;
    @Nullable CopyOnWriteArraySet<List<Integer>> scanned;
    @Nullable List<TreeSet<Integer>> sets;
  }

  /** Counts how often it is hashed. */
  public static final class Hashed implements Serializable {
    private static final long serialVersionUID = 1L;

    static final AtomicInteger TIMES = new AtomicInteger();

    public int number = 1;

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Hashed hashed && hashed.number == number;
    }

    @Override
    public int hashCode() {
      TIMES.incrementAndGet();
      return number;
    }
  }

  /** Holds what readResolve replaces. */
  public static final class Stage {
    @Nullable Impostor impostor;
  }

  /** Becomes a cat. */
  public static final class Impostor implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Without any state, it would be the only one of its class. */
    public int state = 1;

    private Object readResolve() {
      return new Cat();
    }
  }

  /** Counts who asks for its text. */
  public static final class Talker {
    static final String TEXT = "what only the payload holds";
    static final AtomicInteger ASKED = new AtomicInteger();

    String text = TEXT;

    @Override
    public String toString() {
      ASKED.incrementAndGet();
      return text;
    }
  }

  /** Something that another user of the library knows, and nobody allows. */
  public static final class Stranger implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Some state. */
    public int number = 1;
  }

  /** An object without fields. */
  public static class Cat {}

  /** An object without fields, and no cat. */
  public static class Dog {}
}
