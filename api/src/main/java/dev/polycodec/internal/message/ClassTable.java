package dev.polycodec.internal.message;

import dev.polycodec.spi.Layout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The classes of one message, in order of first encounter; reused for the next.
 *
 * <p>A hash table by identity whose entries outlive the message, so that the usual classes cost one
 * probe each: an entry counts for the message whose number it bears.
 */
final class ClassTable {

  private static final int INITIAL = 64;
  private static final int MAX_RETAINED = 1024;

  private @Nullable MetClass[] table = new MetClass[INITIAL];
  private int entries;
  private int message;
  private int size;

  /** Whether a class was laid out otherwise than here: the layout is the message's. */
  private boolean foreign;

  /** Forgets the message. */
  void reset() {
    if (table.length > MAX_RETAINED || message == Integer.MAX_VALUE) {
      table = new MetClass[INITIAL];
      entries = 0;
      message = 0;
    } else if (foreign) {
      forgetLayouts();
    }
    foreign = false;
    message++;
    size = 0;
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

  /** Returns the entry of a class, perhaps of an earlier message, or null. */
  @Nullable MetClass find(Class<?> type) {
    return table[slot(table, type)];
  }

  /** Returns whether this message has met the class of an entry. */
  boolean isMet(MetClass entry) {
    return entry.message == message;
  }

  /**
   * Notes that this message has met a class, which its writer may have laid out otherwise.
   *
   * @param known the entry that was found of the class, or null
   */
  MetClass meet(@Nullable MetClass known, ClassInfo info, @Nullable Layout layout) {
    foreign |= layout != null;
    size++;
    if (known != null && known.info() == info) {
      known.layout(layout);
      known.message = message;
      return known;
    }
    MetClass entry = new MetClass(info, layout, message);
    if (known == null && ++entries > table.length / 2) {
      grow();
    }
    table[slot(table, info.type())] = entry;
    return entry;
  }

  private void grow() {
    @Nullable MetClass[] larger = new MetClass[2 * table.length];
    for (MetClass each : table) {
      if (each != null) {
        larger[slot(larger, each.info().type())] = each;
      }
    }
    table = larger;
  }

  /** Returns the slot of a class, or the one that it may take. */
  private static int slot(@Nullable MetClass[] table, Class<?> type) {
    int mask = table.length - 1;
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

    private final @Nullable ClassInfo info;
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

    /** Returns how the writer of the message laid the class out, or null if as it is here. */
    @Nullable Layout layout() {
      return layout;
    }

    void layout(@Nullable Layout next) {
      layout = next;
    }
  }
}
