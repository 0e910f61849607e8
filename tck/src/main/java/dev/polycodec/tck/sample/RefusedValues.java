package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Containers;
import dev.polycodec.tck.model.Hooks;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Places;
import dev.polycodec.tck.model.Subclasses;
import java.io.File;
import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.net.URI;
import java.text.SimpleDateFormat;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.InvalidPropertiesFormatException;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Objects that a codec refuses at first, of each kind and for each reason. */
public final class RefusedValues {

  private RefusedValues() {}

  /**
   * A value.
   *
   * @param steps how many refusals may precede success: one for each class that is refused
   */
  public record Refused(String name, Object value, int steps) {}

  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static final class Stamp extends Date {
    private static final long serialVersionUID = 1;
  }

  private static final class Sized extends TreeMap<String, String> {
    private static final long serialVersionUID = 1;

    Sized() {}

    Sized(Sized other) {
      super(other);
    }
  }

  private static final class Full extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Full(Collection<String> elements) {
      super(elements);
    }
  }

  private static final class View extends AbstractList<String> {
    private final int size;

    View(int size) {
      this.size = size;
    }

    @Override
    public String get(int index) {
      return "";
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** What an application has instead of a lambda. */
  private enum Named implements Supplier<String> {
    ONE;

    @Override
    public String get() {
      return "named";
    }
  }

  /** Returns an object of a class with a name, which stands for a function. */
  public static Object named() {
    return Named.ONE;
  }

  /** Returns all of them. */
  public static List<Refused> all() {
    List<Refused> values = new ArrayList<>();
    application(values);
    hooks(values);
    jdk(values);
    nameless(values);
    return values;
  }

  private static void application(List<Refused> values) {
    add(values, "class", new Address("Main", 1));
    add(values, "record", new Containers.Tuples(java.util.Set.of()));
    add(values, "enum", Color.values()[0]);
    add(values, "array", new Address[] {new Address("Main", 1)});
    add(values, "empty array", new Address[0]);
    add(values, "array of one constant", Array.newInstance(Operation.PLUS.getClass(), 1));
    add(values, "list", new Containers.Tags());
    add(values, "map", new Containers.Attributes());
    values.add(new Refused("inner class", new Hooks.Outer(1).inner(2), 2));
    add(values, "list with a field", new Containers.NamedList());
    add(values, "map with a field", new Containers.CountingMap());
    add(values, "map with settings", new Sized());
    add(values, "list without a constructor", new Full(List.of("a")));
    values.add(new Refused("anonymous list", Subclasses.anonymous(), 1));
    values.add(new Refused("anonymous map", counted(), 1));
    add(values, "view", new View(1));
    values.add(new Refused("hash table", new Places<>(List.of(Color.RED)), 2));
    add(values, "throwable", new Failure());
    add(values, "subclass of Date", new Stamp());
  }

  private static Object counted() {
    TreeMap<String, Integer> map = new TreeMap<>() {};
    map.put("a", 1);
    return map;
  }

  private static void hooks(List<Refused> values) {
    values.add(new Refused("writeReplace", new Hooks.Replaced(1), 2)); // and what replaces it
    add(values, "readResolve", new Hooks.Resolved(1));
    add(values, "writeObject", new Hooks.Handwritten(1));
    add(values, "Externalizable", new Hooks.External(1));
  }

  private static void jdk(List<Refused> values) {
    add(values, "SimpleTimeZone", new SimpleTimeZone(0, "here"));
    add(values, "Random", new Random(1));
    add(values, "SimpleDateFormat", new SimpleDateFormat("yyyy", Locale.ROOT));
    add(values, "StringJoiner", new StringJoiner(","));
    add(values, "lock", new ReentrantLock());
    add(values, "Exception", new IllegalStateException("text"));
    add(values, "Exception that is not serializable", new InvalidPropertiesFormatException("x"));
    add(values, "ThreadLocal", new ThreadLocal<String>());
    add(values, "Pattern", Pattern.compile("a"));
    add(values, "URI", URI.create("http://example.com"));
    add(values, "File", new File("name"));
    add(values, "Thread", new Thread(() -> {}));
    add(values, "Class", String.class);
    add(values, "array of an interface", new Runnable[1]);
    add(values, "WeakReference", new WeakReference<>("text"));
    add(values, "InetSocketAddress", InetSocketAddress.createUnresolved("host", 1));
  }

  private static void nameless(List<Refused> values) {
    add(values, "lambda", (Supplier<String>) () -> "text");
    add(values, "serializable lambda", (Supplier<String> & Serializable) () -> "text");
    add(values, "method reference", (Supplier<String>) "text"::trim);
    add(
        values,
        "proxy",
        Proxy.newProxyInstance(
            RefusedValues.class.getClassLoader(),
            new Class<?>[] {Supplier.class},
            (proxy, method, arguments) -> null));
    values.add(new Refused("anonymous class", new Object() {}, 1));
  }

  private static void add(List<Refused> values, String name, Object value) {
    values.add(new Refused(name, value, 1));
  }
}
