package dev.polycodec.internal.shape;

import dev.polycodec.spi.SurrogateProvider;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The artifacts that bring surrogates for values of libraries, whether they are present or not, for
 * messages about classes that have one.
 */
public final class KnownForms {

  private static final Map<String, String> ARTIFACTS = new HashMap<>();
  private static final Map<String, String> PROVIDERS = new HashMap<>();

  static {
    ARTIFACTS.put("com.google.protobuf.Message", "dev.polycodec:polycodec-protobuf");
    ARTIFACTS.put("org.apache.thrift.TBase", "dev.polycodec:polycodec-thrift");
    add(
        "eclipse-collections",
        "eclipse.EclipseForms",
        "org.eclipse.collections.impl.",
        "bag.immutable.AbstractImmutableBag",
        "bag.mutable.HashBag",
        "bag.sorted.immutable.AbstractImmutableSortedBag",
        "bag.sorted.mutable.TreeBag",
        "bimap.immutable.AbstractImmutableBiMap",
        "bimap.mutable.HashBiMap",
        "list.Interval",
        "list.immutable.AbstractImmutableList",
        "list.immutable.primitive.ImmutableDoubleArrayList",
        "list.immutable.primitive.ImmutableDoubleEmptyList",
        "list.immutable.primitive.ImmutableDoubleSingletonList",
        "list.immutable.primitive.ImmutableIntArrayList",
        "list.immutable.primitive.ImmutableIntEmptyList",
        "list.immutable.primitive.ImmutableIntSingletonList",
        "list.immutable.primitive.ImmutableLongArrayList",
        "list.immutable.primitive.ImmutableLongEmptyList",
        "list.immutable.primitive.ImmutableLongSingletonList",
        "list.mutable.FastList",
        "list.mutable.primitive.BooleanArrayList",
        "list.mutable.primitive.ByteArrayList",
        "list.mutable.primitive.CharArrayList",
        "list.mutable.primitive.DoubleArrayList",
        "list.mutable.primitive.FloatArrayList",
        "list.mutable.primitive.IntArrayList",
        "list.mutable.primitive.LongArrayList",
        "list.mutable.primitive.ShortArrayList",
        "map.immutable.AbstractImmutableMap",
        "map.mutable.UnifiedMap",
        "map.mutable.primitive.IntIntHashMap",
        "map.mutable.primitive.IntLongHashMap",
        "map.mutable.primitive.IntObjectHashMap",
        "map.mutable.primitive.LongLongHashMap",
        "map.mutable.primitive.LongObjectHashMap",
        "map.mutable.primitive.ObjectDoubleHashMap",
        "map.mutable.primitive.ObjectIntHashMap",
        "map.mutable.primitive.ObjectLongHashMap",
        "map.ordered.mutable.OrderedMapAdapter",
        "map.sorted.immutable.AbstractImmutableSortedMap",
        "map.sorted.mutable.TreeSortedMap",
        "multimap.bag.HashBagMultimap",
        "multimap.bag.ImmutableBagMultimapImpl",
        "multimap.list.FastListMultimap",
        "multimap.list.ImmutableListMultimapImpl",
        "multimap.set.ImmutableSetMultimapImpl",
        "multimap.set.UnifiedSetMultimap",
        "set.immutable.AbstractImmutableSet",
        "set.mutable.UnifiedSet",
        "set.mutable.primitive.IntHashSet",
        "set.mutable.primitive.LongHashSet",
        "set.sorted.immutable.AbstractImmutableSortedSet",
        "set.sorted.mutable.TreeSortedSet",
        "stack.immutable.ImmutableEmptyStack",
        "stack.immutable.ImmutableNotEmptyStack",
        "stack.mutable.ArrayStack");
    add(
        "fastutil",
        "fastutil.FastutilForms",
        "it.unimi.dsi.fastutil.",
        "booleans.BooleanArrayList",
        "bytes.ByteArrayList",
        "chars.CharArrayList",
        "doubles.DoubleArrayList",
        "floats.FloatArrayList",
        "ints.Int2IntOpenHashMap",
        "ints.Int2LongOpenHashMap",
        "ints.Int2ObjectLinkedOpenHashMap",
        "ints.Int2ObjectOpenHashMap",
        "ints.IntArrayList",
        "ints.IntLinkedOpenHashSet",
        "ints.IntOpenHashSet",
        "longs.Long2IntOpenHashMap",
        "longs.Long2LongOpenHashMap",
        "longs.Long2ObjectLinkedOpenHashMap",
        "longs.Long2ObjectOpenHashMap",
        "longs.LongArrayList",
        "longs.LongLinkedOpenHashSet",
        "longs.LongOpenHashSet",
        "objects.Object2DoubleOpenHashMap",
        "objects.Object2IntLinkedOpenHashMap",
        "objects.Object2IntOpenHashMap",
        "objects.Object2LongOpenHashMap",
        "objects.Object2ObjectLinkedOpenHashMap",
        "objects.Object2ObjectOpenHashMap",
        "objects.ObjectArrayList",
        "objects.ObjectLinkedOpenHashSet",
        "objects.ObjectOpenHashSet",
        "shorts.ShortArrayList");
    add(
        "guava",
        "guava.GuavaForms",
        "com.google.common.",
        "base.Optional",
        "collect.AllEqualOrdering",
        "collect.ArrayListMultimap",
        "collect.ConcurrentHashMultiset",
        "collect.ContiguousSet",
        "collect.HashBasedTable",
        "collect.HashBiMap",
        "collect.HashMultimap",
        "collect.HashMultiset",
        "collect.ImmutableBiMap",
        "collect.ImmutableList",
        "collect.ImmutableListMultimap",
        "collect.ImmutableMap",
        "collect.ImmutableMultiset",
        "collect.ImmutableRangeSet",
        "collect.ImmutableSet",
        "collect.ImmutableSetMultimap",
        "collect.ImmutableSortedMap",
        "collect.ImmutableSortedMultiset",
        "collect.ImmutableSortedSet",
        "collect.ImmutableTable",
        "collect.LinkedHashMultimap",
        "collect.LinkedHashMultiset",
        "collect.LinkedListMultimap",
        "collect.NaturalOrdering",
        "collect.Range",
        "collect.ReverseNaturalOrdering",
        "collect.Tables$ImmutableCell",
        "collect.TreeBasedTable",
        "collect.TreeMultimap",
        "collect.TreeMultiset",
        "collect.TreeRangeSet",
        "collect.UsingToStringOrdering",
        "net.HostAndPort",
        "net.InternetDomainName",
        "net.MediaType",
        "primitives.ImmutableDoubleArray",
        "primitives.ImmutableIntArray",
        "primitives.ImmutableLongArray");
    add("jackson", "jackson.JsonNodeForms", "com.fasterxml.jackson.databind.", "JsonNode");
    add(
        "joda",
        "joda.JodaForms",
        "org.joda.time.",
        "Chronology",
        "DateTime",
        "DateTimeZone",
        "Days",
        "Duration",
        "Hours",
        "Instant",
        "Interval",
        "LocalDate",
        "LocalDateTime",
        "LocalTime",
        "Minutes",
        "MonthDay",
        "Months",
        "Period",
        "PeriodType",
        "Seconds",
        "Weeks",
        "YearMonth",
        "Years");
    add(
        "kotlin",
        "kotlin.KotlinForms",
        "kotlin.",
        "Lazy",
        "collections.ArrayDeque",
        "collections.builders.ListBuilder",
        "collections.builders.MapBuilder",
        "collections.builders.SetBuilder",
        "ranges.CharProgression",
        "ranges.CharRange",
        "ranges.IntProgression",
        "ranges.IntRange",
        "ranges.LongProgression",
        "ranges.LongRange",
        "time.Instant",
        "uuid.Uuid");
    add(
        "money",
        "money.MoneyForms",
        "org.javamoney.moneta.",
        "FastMoney",
        "Money",
        "spi.JDKCurrencyAdapter");
    add(
        "scala",
        "scala.ScalaForms",
        "scala.",
        "Tuple2",
        "collection.immutable.HashMap",
        "collection.immutable.HashSet",
        "collection.immutable.List",
        "collection.immutable.ListMap",
        "collection.immutable.Vector",
        "collection.mutable.ArrayBuffer",
        "collection.mutable.HashMap",
        "collection.mutable.HashSet",
        "collection.mutable.LinkedHashMap",
        "collection.mutable.LinkedHashSet",
        "collection.mutable.ListBuffer",
        "math.BigDecimal",
        "math.BigInt");
    add(
        "threeten",
        "threeten.ThreeTenForms",
        "org.threeten.extra.",
        "DayOfMonth",
        "DayOfYear",
        "Days",
        "HourMinute",
        "Hours",
        "Interval",
        "LocalDateRange",
        "Minutes",
        "Months",
        "OffsetDate",
        "PeriodDuration",
        "Seconds",
        "Weeks",
        "YearHalf",
        "YearQuarter",
        "YearWeek",
        "Years",
        "chrono.BritishCutoverDate",
        "chrono.CopticDate",
        "chrono.DiscordianDate",
        "chrono.EthiopicDate",
        "chrono.InternationalFixedDate",
        "chrono.JulianDate",
        "chrono.PaxDate",
        "chrono.Symmetry010Date",
        "chrono.Symmetry454Date",
        "scale.TaiInstant",
        "scale.UtcInstant");
    add(
        "vavr",
        "vavr.VavrForms",
        "io.vavr.",
        "collection.Array",
        "collection.CharSeq",
        "collection.HashMap",
        "collection.HashSet",
        "collection.LinkedHashMap",
        "collection.LinkedHashSet",
        "collection.List",
        "collection.Queue",
        "collection.TreeMap",
        "collection.TreeSet",
        "collection.Vector");
  }

  private KnownForms() {}

  private static void add(String library, String provider, String prefix, String... names) {
    String artifact = "dev.polycodec:polycodec-forms-" + library;
    PROVIDERS.put(artifact, "dev.polycodec.forms." + provider);
    for (String name : names) {
      ARTIFACTS.put(prefix + name, artifact);
    }
  }

  /**
   * Returns what to do for an artifact to be found.
   *
   * @param loader that of the codec, in which its provider may be without being announced
   */
  static String wayTo(String artifact, @Nullable ClassLoader loader) {
    String provider = PROVIDERS.get(artifact);
    return provider == null
            || loader == null
            || loader.getResource(provider.replace('.', '/') + ".class") == null
        ? "add " + artifact + " to the class path, which has a form of it"
        : "name "
            + provider
            + ", which is there and has a form of it, in META-INF/services/"
            + SurrogateProvider.class.getName()
            + ": whatever merged the jars kept one of several files of that name";
  }

  /** Returns the artifact that brings a surrogate for the class of a name, or null. */
  public static @Nullable String of(String name) {
    return ARTIFACTS.get(name);
  }

  /** Returns the artifact that brings a surrogate for a class of a library, or null. */
  public static @Nullable String of(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      String artifact = of(c.getName());
      for (Class<?> direct : c.getInterfaces()) {
        artifact = artifact == null ? of(direct.getName()) : artifact;
      }
      if (artifact != null) {
        return artifact;
      }
    }
    return null;
  }
}
