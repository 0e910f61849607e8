package dev.polycodec.internal.message;

import dev.polycodec.spi.Layout;
import java.util.Arrays;
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

  private @Nullable Class<?>[] types = new Class<?>[INITIAL];
  private @Nullable ClassInfo[] infos = new ClassInfo[INITIAL];
  private @Nullable Layout[] layouts = new Layout[INITIAL];
  private int[] messages = new int[INITIAL];
  private int entries;
  private int message;
  private int size;

  /** Whether a class was laid out otherwise than here: the layout is the message's. */
  private boolean foreign;

  /** Forgets the message. */
  void reset() {
    if (infos.length > MAX_RETAINED || message == Integer.MAX_VALUE) {
      allocate(INITIAL);
      entries = 0;
      message = 0;
    } else if (foreign) {
      Arrays.fill(layouts, null);
    }
    foreign = false;
    message++;
    size = 0;
  }

  /** Returns how many classes the message has met. */
  int size() {
    return size;
  }

  /** Returns whether a class that this message has met was laid out otherwise than here. */
  boolean isForeign() {
    return foreign;
  }

  /** Returns the slot of a class, until the next class is met. */
  int slot(Class<?> type) {
    int mask = types.length - 1;
    int slot = spread(System.identityHashCode(type)) & mask;
    while (types[slot] != type && types[slot] != null) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  /**
   * Returns what is known of a class from this message or an earlier one, perhaps of another root.
   */
  @Nullable ClassInfo info(int slot) {
    return infos[slot];
  }

  /** Returns the layout of a class that this message has met, else null. */
  @Nullable Layout layout(int slot) {
    return messages[slot] == message ? layouts[slot] : null;
  }

  /** Notes that this message has met the class of a slot, which its writer laid out in some way. */
  void meet(int slot, ClassInfo info, Layout layout) {
    int place = slot;
    if (types[slot] == null && ++entries > types.length / 2) {
      grow();
      place = slot(info.type());
    }
    set(place, info, layout, message);
    foreign |= layout != info.layout();
    size++;
  }

  private void set(int slot, ClassInfo info, @Nullable Layout layout, int met) {
    types[slot] = info.type();
    infos[slot] = info;
    layouts[slot] = layout;
    messages[slot] = met;
  }

  private void grow() {
    @Nullable ClassInfo[] old = infos;
    @Nullable Layout[] oldLayouts = layouts;
    int[] oldMessages = messages;
    allocate(2 * old.length);
    for (int i = 0; i < old.length; i++) {
      ClassInfo info = old[i];
      if (info != null) {
        set(slot(info.type()), info, oldLayouts[i], oldMessages[i]);
      }
    }
  }

  private void allocate(int length) {
    types = new Class<?>[length];
    infos = new ClassInfo[length];
    layouts = new Layout[length];
    messages = new int[length];
  }

  private static int spread(int hash) {
    return hash ^ hash >>> 16;
  }
}
