package dev.polycodec.tck.model;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentHashMap.KeySetView;
import org.jspecify.annotations.Nullable;

/** What a library brings back otherwise that asks methods, or makes one thing after another. */
public final class Lossy {

  private Lossy() {}

  /** A record whose accessors return something else than it holds. */
  public record Loud(@Nullable String text, int count, double share) implements Serializable {
    @Override
    public String text() {
      return text == null ? "NONE" : text.toUpperCase(Locale.ROOT);
    }

    @Override
    public int count() {
      return count + 1;
    }

    @Override
    public double share() {
      return share + 0.0; // which is never -0.0
    }
  }

  /** A record whose accessor wraps what it holds. */
  public record Wrapping(List<String> texts) implements Serializable {
    @Override
    public List<String> texts() {
      return Collections.unmodifiableList(texts);
    }
  }

  /** A calendar with more than the JDK's has. */
  public static final class Labelled extends GregorianCalendar {
    private static final long serialVersionUID = 1L;

    public final String label;

    public Labelled(String label) {
      super(TimeZone.getTimeZone("UTC"), Locale.ROOT);
      this.label = label;
    }
  }

  /** A record that may be within what it holds. */
  public record Owner(@Nullable Object owned, String name) implements Serializable {}

  /** A list that its constructor fills. */
  public static final class Started extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    /** Creates one with an element. */
    public Started() {
      super.add("first");
    }
  }

  /** A map that its constructor fills. */
  public static final class Preset extends HashMap<String, String> {
    private static final long serialVersionUID = 1L;

    /** Creates one with an entry. */
    public Preset() {
      super.put("default", "x");
    }
  }

  /** A bag as libraries have them: sorted, and no {@code SortedSet}. */
  public static final class Bag extends AbstractCollection<String> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final ArrayList<String> elements = new ArrayList<>();
    private final @Nullable Comparator<String> order;

    /** Creates one of the natural order. */
    public Bag() {
      this(null);
    }

    /** Creates one of an order. */
    public Bag(@Nullable Comparator<String> order) {
      this.order = order;
    }

    /** Returns its order, or null if it is the natural one. */
    public @Nullable Comparator<String> comparator() {
      return order;
    }

    @Override
    public boolean add(String element) {
      boolean added = elements.add(element);
      elements.sort(order);
      return added;
    }

    @Override
    public Iterator<String> iterator() {
      return elements.iterator();
    }

    @Override
    public int size() {
      return elements.size();
    }
  }

  /** Returns a list of a class of its own, whose constructor fills it. */
  @SuppressWarnings("DoubleBraceInitialization") // is what applications do
  public static List<String> braced() {
    return new ArrayList<>() {
      private static final long serialVersionUID = 1L;

      {
        add("a");
      }
    };
  }

  /** A list that keeps what it holds in a transient field. */
  public static class Hiding extends AbstractList<String> implements Serializable {
    private static final long serialVersionUID = 1L;
    private transient List<String> held = new ArrayList<>();

    @Override
    public String get(int index) {
      return held.get(index);
    }

    @Override
    public int size() {
      return held == null ? 0 : held.size();
    }

    @Override
    public void add(int index, String element) {
      held.add(index, element);
    }
  }

  /** The same, of a class that others do not see. */
  static final class Hidden extends Hiding {
    private static final long serialVersionUID = 1L;
  }

  /** Returns the lists that keep what they hold in a transient field. */
  public static List<Hiding> hiding() {
    return List.of(new Hiding(), new Hidden());
  }

  /** A constant as there were before enums: it equals itself alone. */
  public static final class Level implements Serializable {
    private static final long serialVersionUID = 1;

    /** One. */
    public static final Level LOW = new Level("low");

    /** The other. */
    public static final Level HIGH = new Level("high");

    private final String name;

    private Level(String name) {
      this.name = name;
    }

    private Object readResolve() {
      return name.equals("low") ? LOW : HIGH;
    }
  }

  /** As Java has it, whose constructor comes first. */
  public static final class Counted implements Externalizable {
    private static final long serialVersionUID = 1;

    /** How many there are. */
    public int count;

    /** What is not written. */
    public int limit = 5;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(count);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      count = in.readInt();
    }
  }

  /** Takes any number. */
  public record Any(int number, Owner... owners) implements Serializable {}

  /** Declares no more than a map and a set. */
  public static final class Plain implements Serializable {
    private static final long serialVersionUID = 1;

    /** Any map. */
    public @Nullable Map<String, Integer> map;

    /** Any set. */
    public @Nullable Set<String> set;

    /** A constant. */
    public @Nullable Level level;
  }

  /** Declares the very set that the keys of a map in use are. */
  public static final class InUse implements Serializable {
    private static final long serialVersionUID = 1;

    public final KeySetView<String, Boolean> keys = ConcurrentHashMap.newKeySet();
  }

  /** Maps whose keys are of any class, and whose values are of one. */
  public static final class Tables implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Texts of anything. */
    public Map<@Nullable Object, @Nullable String> texts = new HashMap<>();

    /** Numbers of anything. */
    public Map<@Nullable Object, @Nullable Integer> numbers = new HashMap<>();

    /** Lists of maps. */
    public List<Map<@Nullable Object, @Nullable String>> lists = new ArrayList<>();
  }
}
