package dev.polycodec.internal.message;

import dev.polycodec.spi.Layout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The classes of one message, in order of first encounter; reused for the next.
 *
 * <p>A hash table by identity whose entries outlive the message, so that the usual classes cost one
 * probe each: an entry counts for the message whose number it bears.
 *
 * <p>The classes that were asked for last are known by their place: to store a reference in what is
 * as old as an engine costs a fence.
 */
final class ClassTable {

  private static final int INITIAL = 64;
  private static final int MAX_RETAINED = 1024 + 1;

  /** A power of two, and one place more for {@link MetClass#NONE}. */
  private @Nullable MetClass[] table = table(INITIAL);

  // Two, for objects and the lists of them take turns.
  private int last = INITIAL;
  private int lastButOne = INITIAL;

  private int entries;
  private int message;
  private int size;

  /** Whether a class was laid out otherwise than here: the layout is the message's. */
  private boolean foreign;

  /** Forgets the message. */
  void reset() {
    if (table.length > MAX_RETAINED || message == Integer.MAX_VALUE) {
      table = table(INITIAL);
      entries = 0;
      message = 0;
    } else if (foreign) {
      forgetLayouts();
    }
    foreign = false;
    message++;
    size = 0;
    forgetLast();
  }

  private void forgetLast() {
    last = table.length - 1;
    lastButOne = last;
  }

  private static @Nullable MetClass[] table(int places) {
    @Nullable MetClass[] table = new MetClass[places + 1];
    table[places] = MetClass.NONE;
    return table;
  }

  private void forgetLayouts() {
    for (MetClass each : table) {
      if (each != null) {
        each.layout(null);
      }
    }
  }

  /** Returns how many classes the message has met. */
  int size() {
    return size;
  }

  /** Returns whether a class that this message has met was laid out otherwise than here. */
  boolean isForeign() {
    return foreign;
  }

  /** Returns the entry of the class that was asked for last. */
  MetClass last() {
    return Objects.requireNonNull(table[last]);
  }

  /** Says whether a class was asked for last. */
  boolean isLast(Class<?> type) {
    return last().type == type;
  }

  /** Has a class be the last, if it was the last but one. */
  boolean swap(Class<?> type) {
    if (Objects.requireNonNull(table[lastButOne]).type != type) {
      return false;
    }
    int other = last;
    last = lastButOne;
    lastButOne = other;
    return true;
  }

  /** Has a class be the last, which this message has met. */
  void last(int place) {
    lastButOne = last;
    last = place;
  }

  /** Returns the place of a class, or the one that it may take. */
  int placeOf(Class<?> type) {
    return slot(table, type);
  }

  /** Returns the entry at a place, perhaps of an earlier message, or null. */
  @Nullable MetClass find(int place) {
    return table[place];
  }

  /** Returns whether this message has met the class of an entry. */
  boolean isMet(MetClass entry) {
    return entry.message == message;
  }

  /**
   * Notes that this message has met a class, which its writer may have laid out otherwise, and
   * returns its place.
   *
   * @param found the place that was found for the class
   */
  int meet(int found, ClassInfo info, @Nullable Layout layout) {
    foreign |= layout != null;
    size++;
    MetClass known = table[found];
    if (known != null) {
      known.info(info);
      known.layout(layout);
      known.message = message;
      return found;
    }
    if (++entries > table.length / 2) {
      grow();
    }
    int place = placeOf(info.type());
    table[place] = new MetClass(info, layout, message);
    return place;
  }

  private void grow() {
    @Nullable MetClass[] larger = table(2 * (table.length - 1));
    for (MetClass each : table) {
      if (each != null && each != MetClass.NONE) {
        larger[slot(larger, each.info().type())] = each;
      }
    }
    table = larger;
    forgetLast();
  }

  /** Returns the slot of a class, or the one that it may take. */
  private static int slot(@Nullable MetClass[] table, Class<?> type) {
    int mask = table.length - 2;
    int hash = System.identityHashCode(type);
    int slot = (hash ^ hash >>> 16) & mask;
    MetClass found = table[slot];
    while (found != null && found.type != type) {
      slot = slot + 1 & mask;
      found = table[slot];
    }
    return slot;
  }

  /** A class in the table of a message, or of one before: all that is asked of it, in one place. */
  static final class MetClass {

    /** Stands for the class that was asked for last, while there is none. */
    static final MetClass NONE = new MetClass();

    final @Nullable Class<?> type;
    final int footprint;

    /** The number of the message that has met the class last. */
    int message;

    private @Nullable ClassInfo info;
    private @Nullable Layout layout;

    private MetClass() {
      this.type = null;
      this.info = null;
      this.footprint = 0;
    }

    MetClass(ClassInfo info, @Nullable Layout layout, int message) {
      this.type = info.type();
      this.info = info;
      this.footprint = info.footprint();
      this.layout = layout;
      this.message = message;
    }

    /** Returns what is known of the class from this message or an earlier one of any root. */
    ClassInfo info() {
      return Objects.requireNonNull(info);
    }

    /** Sets what is known of the class for another root. */
    void info(ClassInfo next) {
      if (info != next) {
        info = next;
      }
    }

    /** Returns how the writer of the message laid the class out, or null if as it is here. */
    @Nullable Layout layout() {
      return layout;
    }

    void layout(@Nullable Layout next) {
      if (layout != next) {
        layout = next;
      }
    }
  }
}
