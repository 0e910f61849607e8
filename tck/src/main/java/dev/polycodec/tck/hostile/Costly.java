package dev.polycodec.tck.hostile;

import dev.polycodec.Surrogate;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A value that a few bytes stand for, and that is costly to make.
 *
 * @param number the case that it belongs to
 * @param name what it is
 * @param value makes it
 * @param forgery what its writer replaces by a hostile form, or null
 * @param writers who can write it
 * @param alone the same in a class of its own, for a format that refuses another field of {@link
 *     Bait.Costs}; null if there is none
 */
record Costly(
    HostileCase number,
    String name,
    Supplier<?> value,
    @Nullable Surrogate<?, ?> forgery,
    Writers writers,
    @Nullable Costly alone) {

  /** Who can write a value. */
  enum Writers {
    ALL,

    /** Those that take the forgery, without which the value is cheap, or that have forms. */
    WITH_FORMS,

    /** Those that do not count what it takes to hash a key, which would take them minutes. */
    LIBRARY
  }

  /** Any order of these means the same, and is tried. */
  private static final String MARKS = "\u0327\u0323\u0301\u0328\u0330\u0334\u0345";

  /** What is before a text in an object stream: its tag, and its length. */
  private static final int TEXT_HEADER = 3;

  /** What values of which each part is shared are called. */
  static final String TWINS = "HashSet of twins";

  private static final int KEYS = 6_000;
  private static final int LENGTH = 120;
  private static final int DECIMALS = 3_000;
  private static final int SETS = 200;
  private static final int DEEP = 35;
  private static final int MANY = 1_000;
  private static final int COPIES = 300;
  private static final int COPIED = 2_500;
  private static final int EMPTY = 20_000;

  private static final List<Costly> ALL =
      List.of(
          forged(HostileCase.FORMS, "arrays that copy one", Costly::copies, sharedArray()),
          forged(HostileCase.FORMS, "sets that copy one", Costly::sets, sharedSet()),
          new Costly(
              HostileCase.PATTERN,
              "canonical equivalence",
              Costly::pattern,
              canonical(),
              Writers.ALL,
              null),
          of(HostileCase.PATTERN, "formats of long patterns", LongFormats::parsed),
          new Costly(
              HostileCase.EXPANSION,
              "a format of many patterns",
              LongFormats::compact,
              null,
              Writers.WITH_FORMS,
              null),
          of(HostileCase.EXPANSION, "empty tables of identities", Costly::identities),
          of(HostileCase.EXPANSION, "empty queues", Costly::queues),
          of(HostileCase.EXPANSION, "empty lists", Costly::lists, Alone::lists),
          of(HostileCase.COMPARISONS, "CopyOnWriteArrayList", Costly::copied, Alone::copied),
          of(HostileCase.COMPARISONS, "CopyOnWriteArrayList of anything", Costly::copiedOne),
          of(HostileCase.COMPARISONS, "CopyOnWriteArraySet", Costly::scanned, Alone::scanned),
          of(HostileCase.COMPARISONS, "Hashtable", Costly::linked),
          of(HostileCase.COMPARISONS, "Set.of", Costly::probed),
          of(HostileCase.COMPARISONS, "HashSet of sets", Costly::nested, Alone::nested),
          of(HostileCase.COMPARISONS, "HashSet of many sets", Costly::nestedOnce),
          of(HostileCase.COMPARISONS, "HashSet of deep sets", Costly::nestedDeep),
          ofLibrary(TWINS + " of a sparse map", Costly::sparse),
          ofLibrary(TWINS, () -> new Bait.Any(Twins.of(HashSet::new))),
          forged(
              HostileCase.COMPARISONS,
              TWINS + " in a form",
              () -> new Bait.Any(new HashSet<>(Set.of(List.of()))),
              Twins.form(BigDecimal.ONE)),
          ofLibrary(
              TWINS + " of long numbers",
              () -> new Bait.Any(Twins.of(HashSet::new, Twins.longNumbers()))),
          forged(
              HostileCase.COMPARISONS,
              TWINS + " of long numbers in a form",
              () -> new Bait.Any(new HashSet<>(Set.of(List.of()))),
              Twins.form(Twins.longNumbers())),
          forged(
              HostileCase.COMPARISONS,
              TWINS + " of formats in a form",
              () -> new Bait.Any(new HashSet<>(Set.of(List.of(), List.of(1, 2, 3)))),
              Twins.formOfFormats()),
          of(HostileCase.ORDER, "TreeSet of long decimals", Costly::ordered, Alone::ordered));

  private static final List<Costly> ALONE = Alone.all();

  /**
   * Returns all. Their values are made anew: what is kept makes each collection of garbage slow.
   */
  static List<Costly> all() {
    return Stream.of(ALL, ALONE).flatMap(List::stream).toList();
  }

  static Costly of(HostileCase number, String name, Supplier<?> value) {
    return new Costly(number, name, value, null, Writers.ALL, null);
  }

  private static Costly of(
      HostileCase number, String name, Supplier<?> value, Supplier<?> inOwnClass) {
    Costly alone = of(number, name + " alone", inOwnClass);
    return new Costly(number, name, value, null, Writers.ALL, alone);
  }

  private static Costly ofLibrary(String name, Supplier<?> value) {
    return new Costly(HostileCase.COMPARISONS, name, value, null, Writers.LIBRARY, null);
  }

  private static Costly forged(
      HostileCase number, String name, Supplier<?> value, Surrogate<?, ?> forgery) {
    return new Costly(number, name, value, forgery, Writers.WITH_FORMS, null);
  }

  private static Bait.Costs copies() {
    Bait.Costs costs = new Bait.Costs();
    costs.arrays = generate(COPIES, () -> new AtomicIntegerArray(0));
    return costs;
  }

  private static Surrogate<?, ?> sharedArray() {
    Object[] form = {new int[COPIED]};
    return new Forgery<>(AtomicIntegerArray.class, () -> form.clone());
  }

  private static Bait.Costs sets() {
    Bait.Costs costs = new Bait.Costs();
    costs.sets = generate(COPIES, TreeSet::new);
    return costs;
  }

  private static Surrogate<?, ?> sharedSet() {
    Object[] form = new Object[1 + COPIED];
    Arrays.setAll(form, i -> i == 0 ? null : i);
    return new Forgery<>(TreeSet.class, () -> form);
  }

  private static Bait.Expression pattern() {
    Bait.Expression expression = new Bait.Expression();
    expression.pattern = uncompiled();
    return expression;
  }

  /** Returns a pattern that is compiled when it is first used, as the JDK reads one. */
  private static Pattern uncompiled() {
    String text = "a" + MARKS;
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new ObjectOutputStream(out).writeObject(Pattern.compile(text));
      byte[] bytes = out.toByteArray();
      int end = bytes.length - text.getBytes(StandardCharsets.UTF_8).length;
      ByteBuffer.wrap(bytes).putInt(end - TEXT_HEADER - Integer.BYTES, Pattern.CANON_EQ);
      return (Pattern) new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Surrogate<?, ?> canonical() {
    return new Forgery<>(Pattern.class, () -> new Object[] {"a" + MARKS, Pattern.CANON_EQ});
  }

  private static Bait.Costs identities() {
    Bait.Costs costs = new Bait.Costs();
    costs.identities = generate(EMPTY, IdentityHashMap::new);
    return costs;
  }

  private static Bait.Costs queues() {
    Bait.Costs costs = new Bait.Costs();
    costs.queues = generate(EMPTY, java.util.concurrent.LinkedBlockingQueue::new);
    return costs;
  }

  /** A reader that looks at all elements after each takes the square of the time. */
  static Bait.Costs lists() {
    Bait.Costs costs = new Bait.Costs();
    costs.lists = generate(10 * EMPTY, ArrayList::new);
    return costs;
  }

  /** Each element copies those before it. */
  private static Bait.Costs copied() {
    Bait.Costs costs = new Bait.Costs();
    costs.copied = new CopyOnWriteArrayList<>(Collections.nCopies(10 * EMPTY, ""));
    return costs;
  }

  /** Some libraries add the elements of a list one by one where no class is declared. */
  private static Bait.Any copiedOne() {
    return new Bait.Any(new CopyOnWriteArrayList<>(Collections.nCopies(25 * EMPTY, "")));
  }

  static Bait.Costs scanned() {
    Bait.Costs costs = new Bait.Costs();
    CopyOnWriteArraySet<List<Integer>> set = new CopyOnWriteArraySet<>();
    collide(set::addAll);
    costs.scanned = set;
    return costs;
  }

  private static Bait.Costs linked() {
    Bait.Costs costs = new Bait.Costs();
    Hashtable<List<Integer>, Integer> table = new Hashtable<>();
    collide(keys -> keys.forEach(key -> table.put(key, 0)));
    costs.linked = table;
    return costs;
  }

  /** A {@code Set.of} has two places a key, and compares whatever it meets there. */
  private static Bait.Costs probed() {
    Bait.Costs costs = new Bait.Costs();
    collide(keys -> costs.probed = Set.of(keys.toArray(new List[0])), 2 * KEYS);
    return costs;
  }

  /** The keys become long, and get their common hash, once the container has taken them. */
  private static void collide(Consumer<Collection<List<Integer>>> container) {
    collide(container, 0);
  }

  /** Gives the keys hashes that are multiples of a number apart. */
  static void collide(Consumer<Collection<List<Integer>>> container, int apart) {
    List<List<Integer>> keys = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      keys.add(new ArrayList<>(List.of(i)));
    }
    container.accept(keys);
    for (int i = 0; i < KEYS; i++) {
      keys.get(i).addAll(0, Collections.nCopies(LENGTH, 1));
      keys.get(i).add(-31 * i + apart * i);
    }
  }

  /** Sets of one hash, each of elements of one hash: comparing two compares all with all. */
  static Bait.Costs nested() {
    List<List<Integer>> elements = new ArrayList<>();
    IntStream.range(0, 2 * SETS).forEach(i -> elements.add(new ArrayList<>(List.of(i))));
    List<Set<List<Integer>>> sets = new ArrayList<>();
    IntStream.range(0, SETS).forEach(i -> sets.add(new HashSet<>(elements.subList(i, i + SETS))));
    Bait.Costs costs = new Bait.Costs();
    costs.nested = new HashSet<>(sets);
    IntStream.range(0, elements.size()).forEach(i -> elements.get(i).add(-31 * i));
    return costs;
  }

  /** Who goes back to the outer set for each of its elements must not hash them all again. */
  private static Bait.Any nestedOnce() {
    Set<Set<Integer>> sets = new HashSet<>();
    for (int i = 0; i < 20 * SETS; i++) {
      Set<Integer> set = new HashSet<>();
      IntStream.range(i, i + SETS / 2).forEach(set::add);
      sets.add(set);
    }
    return new Bait.Any(sets);
  }

  /** Sets of one hash: at each level, to compare two hashes all that is below it. */
  private static Bait.Any nestedDeep() {
    List<List<Integer>> innermost = new ArrayList<>();
    Set<Object> sets = new HashSet<>();
    for (int i = 0; i < 10 * SETS; i++) {
      List<Integer> list = new ArrayList<>(List.of(i));
      innermost.add(list);
      Object set = list;
      for (int level = 0; level < DEEP; level++) {
        set = new HashSet<>(Set.of(set));
      }
      sets.add(set);
    }
    IntStream.range(0, innermost.size()).forEach(i -> innermost.get(i).add(-31 * i));
    return new Bait.Any(sets);
  }

  /** To hash a map takes as long as its table, which may be made for keys that were all equal. */
  private static Bait.Any sparse() {
    Map<Object, Object> map = new HashMap<>();
    List<List<Integer>> keys = new ArrayList<>();
    for (int i = 0; i < 10 * SETS; i++) {
      keys.add(new ArrayList<>(List.of(i)));
      map.put(keys.get(i), null);
    }
    keys.forEach(List::clear);
    List<Object> key = new ArrayList<>();
    Bait.Any value = new Bait.Any(new HashSet<>(Set.of(key)));
    key.addAll(Collections.nCopies(MANY, new ArrayList<>(Collections.nCopies(MANY, map))));
    return value;
  }

  /**
   * Short ones among long ones, which are at the top of the tree: each is brought to their scale.
   */
  static Bait.Costs ordered() {
    Random random = new Random(5);
    Bait.Costs costs = new Bait.Costs();
    List<BigDecimal> ascending = new ArrayList<>();
    BigInteger one = BigInteger.TEN.pow(9_998);
    BigInteger step = BigInteger.TEN.pow(9_990);
    for (int i = 0; i < DECIMALS; i++) {
      BigInteger small = new BigInteger(20_000, random);
      ascending.add(
          i % 16 == 15
              ? new BigDecimal(one.add(step.multiply(BigInteger.valueOf(i))).add(small), 9_998)
              : BigDecimal.valueOf(100_000_000L + i, 8));
    }
    costs.ordered = new TreeSet<>((SortedSet<BigDecimal>) new Ascending<>(ascending));
    return costs;
  }

  private static <T> List<T> generate(int count, Supplier<T> supplier) {
    List<T> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      list.add(supplier.get());
    }
    return list;
  }

  /** Writes one form for all values of a class. */
  record Forgery<T>(Class<T> type, Supplier<Object[]> forged) implements Surrogate<T, Object[]> {

    @Override
    public Class<Object[]> form() {
      return Object[].class;
    }

    @Override
    public Object[] toForm(T value) {
      return forged.get();
    }

    @Override
    public T fromForm(Object[] form) {
      throw new UnsupportedOperationException("It only writes");
    }
  }
}
