package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Everyday;
import dev.polycodec.tck.model.Everyday.Bag;
import dev.polycodec.tck.model.Everyday.Basket;
import dev.polycodec.tck.model.Everyday.ByDistance;
import dev.polycodec.tck.model.Everyday.Cache;
import dev.polycodec.tck.model.Everyday.CaseLess;
import dev.polycodec.tck.model.Everyday.Chunk;
import dev.polycodec.tck.model.Everyday.Dot;
import dev.polycodec.tck.model.Everyday.Group;
import dev.polycodec.tck.model.Everyday.HeaderFields;
import dev.polycodec.tck.model.Everyday.MultiValues;
import dev.polycodec.tck.model.Everyday.Paged;
import dev.polycodec.tck.model.Everyday.Request;
import dev.polycodec.tck.model.Everyday.Service;
import dev.polycodec.tck.model.Records.Pair;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.model.Subclasses;
import dev.polycodec.tck.sample.ModelHolders.OfObject;
import java.text.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What applications are full of: containers with fields of their own, formats, zones, failures,
 * constants and views of the JDK. They are beside the value set, as libraries treat them as they
 * please.
 */
public final class EverydaySamples {

  private static final List<Sample> ALL =
      Stream.of(applications(), NamedThings.samples(), FormatThings.samples(), ViewThings.samples())
          .flatMap(List::stream)
          .toList();

  private EverydaySamples() {}

  /** Returns all samples of everyday values. */
  public static List<Sample> all() {
    return ALL;
  }

  /** Returns a sample that every codec that carries types must take. */
  static Sample sample(String name, Supplier<Object> value) {
    return new Sample("everyday/" + name, Tier.TYPED, OfObject.class, true, value::get);
  }

  /**
   * Returns whether a value may be a key: not a format, whose hash changes when Java serialization
   * looks at it.
   */
  public static boolean isKey(Object value) {
    return !(value instanceof Format);
  }

  /** Returns samples of values that do not change. */
  static List<Sample> constants(String kind, Object... values) {
    List<Sample> samples = new ArrayList<>();
    for (Object value : values) {
      samples.add(sample(kind + " " + samples.size() + " " + value, () -> value));
    }
    return samples;
  }

  /** A time zone changes while Java serialization writes it, and for good if that ends early. */
  private static Object own(Object value) {
    return value instanceof TimeZone zone ? zone.clone() : value;
  }

  private static List<Sample> applications() {
    return Stream.of(containers(), objects()).flatMap(List::stream).toList();
  }

  private static List<Sample> containers() {
    return List.of(
        sample("values of keys", () -> new MultiValues<String, Object>().with("a", 1).with("a", 2)),
        sample("no values of keys", MultiValues::new),
        sample("headers", () -> new HeaderFields().with("Accept", "x").with("accept", "y")),
        sample("names without case", () -> caseLess("Content-Type", "ETag")),
        sample("chunk", () -> new Chunk<>(List.of("a"), new Request(1, 10, null))),
        sample("page", () -> new Paged<>(List.of(1, 2), new Request(0, 2, List.of("id")), 9)),
        sample("page of pages", () -> new Paged<>(List.of(chunk(), chunk()), chunk().request(), 2)),
        sample("bag", () -> new Bag<>(new ArrayList<>(List.of(new Point(1, 2))), "owner")),
        sample("bag of nothing", () -> new Bag<>(new ArrayList<>(), null)),
        sample("cache", () -> cache(2, 1, 2, 3)),
        sample("cache of caches", () -> cache(3, cache(1, "x"), cache(2, "y", "z"))),
        sample("tree by distance", () -> byDistance(new TreeSet<>(new ByDistance(5)))),
        sample("map by distance", () -> new TreeMap<>(Map.of(1, "one"))),
        sample("list with a body", Subclasses::anonymous));
  }

  private static List<Sample> objects() {
    return List.of(
        sample("service", () -> new Service("s")),
        sample("basket", () -> new Basket().with("a").with(2)),
        sample("group", () -> new Group<>("g", new Dot(1), new Group<>("h", new Dot(2)))),
        sample("pair of anything", () -> new Pair<Object, Object>(new Dot(1), Color.class)),
        sample("order", () -> new ByDistance(-3)),
        sample("array of shapes", () -> new Everyday.Shape[] {new Dot(1), null}),
        sample("matrix", () -> new Object[][] {{1, "a"}, {}, null}),
        sample("lists of arrays", () -> Arrays.asList(new int[] {1}, new String[] {"a", null})));
  }

  private static Chunk<Object> chunk() {
    return new Chunk<>(List.of(new Dot(3)), new Request(3, 4, List.of()));
  }

  private static CaseLess<Integer> caseLess(String... names) {
    CaseLess<Integer> map = new CaseLess<>(Locale.ROOT);
    for (String name : names) {
      map.put(name, name.length());
    }
    return map;
  }

  private static Cache<Object, Object> cache(int bound, Object... keys) {
    Cache<Object, Object> cache = new Cache<>(bound);
    for (Object key : keys) {
      cache.put(String.valueOf(cache.size()) + keys.length, key);
    }
    cache.get("0" + keys.length);
    return cache;
  }

  private static TreeSet<Long> byDistance(TreeSet<Long> set) {
    set.addAll(List.of(1L, 6L, 10L));
    return set;
  }
}
