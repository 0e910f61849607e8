package dev.polycodec.tck.hostile;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Costly containers, each in a class of its own: a format that has no bytes for one of them has
 * some for the others.
 */
final class Alone {

  /** What a text begins with that is replaced by another once it is written. */
  private static final String MARK = "~key~";

  private static final int MARKED = MARK.length() + 5;
  private static final int KEYS = 20_000;

  /** Long enough that comparing two takes a while, since they differ at the end. */
  private static final int LENGTH = 400;

  private Alone() {}

  /** Returns those that {@link Bait.Costs} has no field for. */
  static List<Costly> all() {
    return List.of(
        Costly.of(HostileCase.EXPANSION, "a list of empty maps", Alone::maps),
        Costly.of(HostileCase.COMPARISONS, "a set of lists alone", Alone::probed),
        Costly.of(HostileCase.COMPARISONS, "a HashMap of texts", Alone::mapped),
        Costly.of(HostileCase.COMPARISONS, "a ConcurrentHashMap of texts", Alone::shared));
  }

  /** A value some of whose texts become others of the same length in its bytes. */
  interface Edited {

    /** Returns bytes in which each marked text is one of the same hash as the others. */
    static byte[] edit(byte[] written) {
      byte[] bytes = written.clone();
      byte[] mark = MARK.getBytes(US_ASCII);
      for (int at = 0; at + LENGTH <= bytes.length; at++) {
        if (Arrays.equals(bytes, at, at + mark.length, mark, 0, mark.length)) {
          int number = number(bytes, at + mark.length, at + MARKED);
          System.arraycopy(colliding(number), 0, bytes, at, LENGTH);
          at += LENGTH - 1;
        }
      }
      return bytes;
    }
  }

  private static int number(byte[] bytes, int from, int to) {
    return Integer.parseInt(new String(bytes, from, to - from, US_ASCII));
  }

  /** Returns a text that has the hash of every other one: "Aa" has that of "BB". */
  private static byte[] colliding(int number) {
    byte[] text = new byte[LENGTH];
    Arrays.fill(text, (byte) 'x');
    for (int bit = 0; bit < 16; bit++) {
      boolean set = ((number >> bit) & 1) == 1;
      text[LENGTH - 2 * bit - 2] = (byte) (set ? 'B' : 'A');
      text[LENGTH - 2 * bit - 1] = (byte) (set ? 'B' : 'a');
    }
    return text;
  }

  private static List<String> marked() {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      texts.add(String.format("%s%05d", MARK, i) + "-".repeat(LENGTH - MARKED));
    }
    return texts;
  }

  private static <T extends Map<String, Integer>> T marked(T map) {
    marked().forEach(key -> map.put(key, 1));
    return map;
  }

  /** Holds lists. */
  static final class Lists implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable List<ArrayList<String>> value;
  }

  static Lists lists() {
    Lists lists = new Lists();
    lists.value = Objects.requireNonNull(Costly.lists().lists);
    return lists;
  }

  /** Holds maps. */
  static final class Maps implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable List<ConcurrentHashMap<String, String>> value;
  }

  private static Maps maps() {
    Maps maps = new Maps();
    maps.value = generate(ConcurrentHashMap::new);
    return maps;
  }

  private static <T> List<T> generate(Supplier<T> maker) {
    List<T> all = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      all.add(maker.get());
    }
    return all;
  }

  /** Holds a list that copies its elements for each that is added. */
  static final class Copied implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable CopyOnWriteArrayList<String> value;
  }

  static Copied copied() {
    Copied copied = new Copied();
    copied.value = new CopyOnWriteArrayList<>(Collections.nCopies(10 * KEYS, ""));
    return copied;
  }

  /** Holds a set that compares each element with all. */
  static final class Scanned implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable CopyOnWriteArraySet<List<Integer>> value;
  }

  static Scanned scanned() {
    Scanned scanned = new Scanned();
    scanned.value = Costly.scanned().scanned;
    return scanned;
  }

  /** Holds a set of keys of one hash. */
  static final class Probed implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable HashSet<List<Integer>> value;
  }

  private static Probed probed() {
    Probed probed = new Probed();
    Costly.collide(keys -> probed.value = new HashSet<>(keys), 0);
    return probed;
  }

  /** Holds sets of one hash in a set. */
  static final class Nested implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable Set<Set<List<Integer>>> value;
  }

  static Nested nested() {
    Nested nested = new Nested();
    nested.value = Costly.nested().nested;
    return nested;
  }

  /** Holds a table that orders keys of one hash. */
  static final class Mapped implements Serializable, Edited {
    private static final long serialVersionUID = 1L;
    @Nullable HashMap<String, Integer> value;
  }

  private static Mapped mapped() {
    Mapped mapped = new Mapped();
    mapped.value = marked(new HashMap<>());
    return mapped;
  }

  /** Holds a table for many threads. */
  static final class Shared implements Serializable, Edited {
    private static final long serialVersionUID = 1L;
    @Nullable ConcurrentHashMap<String, Integer> value;
  }

  private static Shared shared() {
    Shared shared = new Shared();
    shared.value = marked(new ConcurrentHashMap<>());
    return shared;
  }

  /** Holds a set that keeps its elements in order. */
  static final class Ordered implements Serializable {
    private static final long serialVersionUID = 1L;
    @Nullable TreeSet<BigDecimal> value;
  }

  static Ordered ordered() {
    Ordered ordered = new Ordered();
    ordered.value = Costly.ordered().ordered;
    return ordered;
  }
}
