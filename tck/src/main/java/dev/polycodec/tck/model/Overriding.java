package dev.polycodec.tck.model;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSequentialList;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Set;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/** Containers whose own methods say something else than what they hold, or fill them. */
public final class Overriding {

  private Overriding() {}

  /** A list that is asked for another element than it holds. */
  public static final class Negating extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;

    @Override
    public Integer get(int index) {
      return -super.get(index);
    }
  }

  /** The same, of another class of the JDK. */
  public static final class Doubling extends Vector<Integer> {
    private static final long serialVersionUID = 1L;

    @Override
    public synchronized Integer get(int index) {
      return 2 * super.get(index);
    }
  }

  /** A list that says that it is longer. */
  public static final class Padded extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;

    @Override
    public int size() {
      return super.size() + 1;
    }
  }

  /** A list that its constructor fills. */
  public static class Started extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;

    /** Creates one of an element. */
    public Started() {
      super.add(9);
    }
  }

  /** The same, which cannot be emptied. */
  public static final class Lasting extends Started {
    private static final long serialVersionUID = 1L;

    @Override
    public void clear() {
      throw new UnsupportedOperationException();
    }
  }

  /** A map that its constructor fills. */
  public static class Defaults extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;

    /** Creates one of a default. */
    public Defaults() {
      super.put("default", 9);
    }
  }

  /** The same, which says that it is empty. */
  public static final class Modest extends Defaults {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean isEmpty() {
      return true;
    }
  }

  /** A map that has something for each key. */
  public static final class Generous extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean containsKey(@Nullable Object key) {
      return true;
    }

    @Override
    public Integer get(@Nullable Object key) {
      return getOrDefault(key, 0);
    }
  }

  /** A map that does not tell its keys. */
  public static final class Secretive extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1L;

    @Override
    public Set<String> keySet() {
      throw new UnsupportedOperationException();
    }
  }

  /** A map that is not loaded yet, as those of an object that has left its database. */
  public static final class Unloaded extends AbstractMap<String, Integer> {

    /** Where the entries would come from. */
    public final String source;

    /** Creates a map. */
    public Unloaded(String source) {
      this.source = source;
    }

    @Override
    public Set<Entry<String, Integer>> entrySet() {
      throw new IllegalStateException("There is no session to load the entries");
    }
  }

  /** A list of nothing but a transient field, which takes no element. */
  public static final class Fixed extends AbstractList<Integer> {
    private final transient List<Integer> held = List.of(1, 2);

    @Override
    public Integer get(int index) {
      return held.get(index);
    }

    @Override
    public int size() {
      return held.size();
    }
  }

  /** A list of nothing but a transient field, whose iterators change a copy. */
  public static final class Copying extends AbstractSequentialList<Integer> {
    private final transient List<Integer> held;

    /** Creates an empty one. */
    public Copying() {
      this(List.of());
    }

    /** Creates one. */
    public Copying(List<Integer> held) {
      this.held = held;
    }

    @Override
    public ListIterator<Integer> listIterator(int index) {
      return new LinkedList<>(held).listIterator(index);
    }

    @Override
    public int size() {
      return held.size();
    }
  }

  /** A point in time that is told later than it is. */
  public static final class Late extends Date {
    private static final long serialVersionUID = 1L;

    /** Creates one. */
    public Late(long millis) {
      super(millis);
    }

    @Override
    public long getTime() {
      return super.getTime() + 1;
    }
  }
}
