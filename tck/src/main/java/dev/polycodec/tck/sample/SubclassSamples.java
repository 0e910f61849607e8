package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Containers.ByLength;
import dev.polycodec.tck.model.Containers.CountingMap;
import dev.polycodec.tck.model.Containers.NamedList;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.model.Subclasses;
import dev.polycodec.tck.model.Subclasses.Amount;
import dev.polycodec.tck.model.Subclasses.Bounded;
import dev.polycodec.tck.model.Subclasses.Frozen;
import dev.polycodec.tck.model.Subclasses.Headers;
import dev.polycodec.tck.model.Subclasses.Line;
import dev.polycodec.tck.model.Subclasses.Page;
import dev.polycodec.tck.model.Subclasses.Pair;
import dev.polycodec.tck.model.Subclasses.Ranks;
import dev.polycodec.tck.model.Subclasses.Recent;
import dev.polycodec.tck.model.Subclasses.Reversed;
import dev.polycodec.tck.model.Subclasses.Shouting;
import dev.polycodec.tck.model.Subclasses.Stamp;
import dev.polycodec.tck.model.Subclasses.Sums;
import dev.polycodec.tck.sample.ModelHolders.OfObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Objects of classes that extend those of the JDK, and override their methods. */
final class SubclassSamples {

  private SubclassSamples() {}

  static void addTo(SampleSet set) {
    addOverriding(set);
    addWithState(set);
  }

  private static void addOverriding(SampleSet set) {
    set.typed("adds first", OfObject.class, SubclassSamples::reversed)
        .typed("holds more than it takes", OfObject.class, () -> new Bounded(1, List.of(1, 2, 3)))
        .typed("sums", OfObject.class, SubclassSamples::sums)
        .typed("only constructed", OfObject.class, () -> new Frozen(List.of("a", "b")))
        .typed("decorates", OfObject.class, () -> new Shouting().with("low").with("High"))
        .typed("anonymous list", OfObject.class, Subclasses::anonymous);
  }

  private static void addWithState(SampleSet set) {
    set.typed("list with state", OfObject.class, () -> new NamedList().named("own"))
        .typed("map with state", OfObject.class, () -> new CountingMap().counting(3))
        .typed("queue with state", OfObject.class, () -> new Line("q", 1, new Point(1, 2), "x"))
        .typed("recent", OfObject.class, () -> recent(true))
        .typed("recently put", OfObject.class, () -> recent(false))
        .typed("ranks", OfObject.class, () -> ranks(new Ranks(null, 9)))
        .typed("ranks by length", OfObject.class, () -> ranks(new Ranks(new ByLength(), 9)))
        .typed("date with state", OfObject.class, () -> new Stamp(-5, "then"))
        .typed("decimal with state", OfObject.class, () -> new Amount("1.10", "EUR"));
  }

  static void addAround(SampleSet set) {
    set.typed("map around a map", OfObject.class, SubclassSamples::headers)
        .typed("page", OfObject.class, () -> new Page<>(List.of(new Point(1, 2)), 1L << 40))
        .typed("iterable", OfObject.class, () -> new Pair<Object>("a", 2L));
  }

  private static Reversed reversed() {
    Reversed list = new Reversed();
    list.add("a");
    list.add("b");
    list.add(null);
    return list;
  }

  private static Sums sums() {
    Sums sums = new Sums();
    sums.put("a", 1);
    sums.put("a", 2);
    sums.put("b", 4);
    return sums;
  }

  private static Recent recent(boolean byAccess) {
    Recent recent = new Recent(2, byAccess);
    recent.put("a", 1);
    recent.put("b", 2);
    recent.put("c", 3);
    recent.get("b");
    return recent;
  }

  private static Ranks ranks(Ranks ranks) {
    ranks.put("bb", 1);
    ranks.put("a", 2);
    return ranks;
  }

  private static Headers headers() {
    Map<String, List<String>> target = new LinkedHashMap<>();
    target.put("Accept", new ArrayList<>(List.of("text/html", "*/*")));
    return new Headers(target);
  }
}
