package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers.ByLength;
import dev.polycodec.tck.model.Containers.CountingMap;
import dev.polycodec.tck.model.Containers.NamedList;
import dev.polycodec.tck.model.Hooks.External;
import dev.polycodec.tck.model.Hooks.Handwritten;
import dev.polycodec.tck.model.Hooks.Outer;
import dev.polycodec.tck.model.Hooks.Replaced;
import dev.polycodec.tck.model.Hooks.Resolved;
import dev.polycodec.tck.model.Subclasses;
import dev.polycodec.tck.sample.ModelHolders.OfObject;
import java.io.File;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Comparator;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/** Values beyond the portable set: each comes back equal or is refused, and never changes. */
final class ExtraSamples {

  private ExtraSamples() {}

  static void addTo(SampleSet set) {
    addJdkValues(set);
    addJdkServices(set);
    addContainers(set);
    addHooks(set);
    addCode(set);
  }

  private static void addJdkValues(SampleSet set) {
    set.extra("object", OfObject.class, Object::new)
        .extra("bit set", OfObject.class, () -> BitSet.valueOf(new long[] {5, 1}))
        .extra("bit set empty", OfObject.class, BitSet::new)
        .extra("math context", OfObject.class, () -> MathContext.DECIMAL64)
        .extra("atomic boolean", OfObject.class, () -> new AtomicBoolean(true))
        .extra("atomic integer", OfObject.class, () -> new AtomicInteger(7))
        .extra("atomic long", OfObject.class, () -> new AtomicLong(-7))
        .extra("atomic reference", OfObject.class, () -> new AtomicReference<>("a"))
        .extra("atomic array", OfObject.class, () -> new AtomicIntegerArray(new int[] {1, 2}))
        .extra("string builder", OfObject.class, () -> new StringBuilder("abc"))
        .extra("pattern", OfObject.class, () -> Pattern.compile("a+b", Pattern.CASE_INSENSITIVE))
        .extra("calendar", OfObject.class, () -> new GregorianCalendar(2024, 1, 29))
        .extra("time zone", OfObject.class, () -> new SimpleTimeZone(3_600_000, "X"));
  }

  private static void addJdkServices(SampleSet set) {
    set.extra("class", OfObject.class, () -> Color.class)
        .extra("file", OfObject.class, () -> new File("a/b"))
        .extra("charset", OfObject.class, () -> StandardCharsets.UTF_8)
        .extra("random", OfObject.class, () -> new Random(7))
        .extra("exception", OfObject.class, () -> new IllegalStateException("message"))
        .extra("thread", OfObject.class, Thread::new)
        .extra("thread local", OfObject.class, ThreadLocal::new)
        .extra("stream", OfObject.class, () -> List.of(1).stream())
        .extra("iterator", OfObject.class, () -> List.of(1).iterator());
  }

  private static void addContainers(SampleSet set) {
    set.extra("list with state", OfObject.class, () -> new NamedList().named("own"))
        .extra("map with state", OfObject.class, () -> new CountingMap().counting(3))
        .extra("anonymous list", OfObject.class, Subclasses::anonymous)
        // A key that the JDK keeps: nothing else holds the one that is decoded.
        .extra("weak map", OfObject.class, () -> new WeakHashMap<>(Map.of(1, 1)))
        .extra("properties", OfObject.class, ExtraSamples::properties)
        .extra("key set", OfObject.class, () -> new TreeMap<>(Map.of("a", 1)).keySet())
        .extra("values", OfObject.class, () -> new TreeMap<>(Map.of("a", 1)).values())
        .extra("sub map", OfObject.class, () -> new TreeMap<>(Map.of("a", 1, "b", 2)).headMap("b"))
        .extra("tree by lambda", OfObject.class, ExtraSamples::byLambda);
  }

  private static Properties properties() {
    Properties defaults = new Properties();
    defaults.setProperty("c", "d");
    Properties properties = new Properties(defaults);
    properties.setProperty("a", "b");
    return properties;
  }

  private static TreeMap<String, Integer> byLambda() {
    TreeMap<String, Integer> map = new TreeMap<>(Comparator.comparing(String::length).reversed());
    map.put("a", 1);
    map.put("bb", 2);
    return map;
  }

  private static void addHooks(SampleSet set) {
    set.extra("replaced when written", OfObject.class, () -> new Replaced(5))
        .extra("resolved when read", OfObject.class, () -> new Resolved(5))
        .extra("handwritten", OfObject.class, () -> new Handwritten(5))
        .extra("externalizable", OfObject.class, () -> new External(5))
        .extra("inner class", OfObject.class, () -> new Outer(1).inner(2));
  }

  private static void addCode(SampleSet set) {
    set.extra("lambda", OfObject.class, () -> (Runnable) () -> {})
        .extra("serializable lambda", OfObject.class, () -> (Runnable & Serializable) () -> {})
        .extra("proxy", OfObject.class, ExtraSamples::proxy)
        .extra("comparator", OfObject.class, ByLength::new);
  }

  private static Object proxy() {
    return Proxy.newProxyInstance(
        ExtraSamples.class.getClassLoader(),
        new Class<?>[] {Comparable.class},
        (self, method, arguments) -> method.getName().equals("hashCode") ? 1 : false);
  }
}
