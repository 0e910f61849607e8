package dev.polycodec.internal.core;

import dev.polycodec.spi.Layout;
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

  private @Nullable ClassInfo[] infos = new ClassInfo[INITIAL];
  private @Nullable Layout[] layouts = new Layout[INITIAL];
  private int[] messages = new int[INITIAL];
  private int entries;
  private int message;
  private int size;

  /** Begins the next message. */
  void reset() {
    if (infos.length > MAX_RETAINED || message == Integer.MAX_VALUE) {
      infos = new ClassInfo[INITIAL];
      layouts = new Layout[INITIAL];
      messages = new int[INITIAL];
      entries = 0;
      message = 0;
    }
    message++;
    size = 0;
  }

  /** Returns how many classes the message has met. */
  int size() {
    return size;
  }

  /**
   * Returns the entry of a class, of this message or of an earlier one, perhaps of another root.
   */
  @Nullable ClassInfo find(Class<?> type) {
    return infos[slot(infos, type)];
  }

  /** Returns the layout of a class that this message has met, else null. */
  @Nullable Layout layout(Class<?> type) {
    int slot = slot(infos, type);
    return messages[slot] == message ? layouts[slot] : null;
  }

  /** Notes that this message has met a class, which its writer laid out in some way. */
  void meet(ClassInfo info, Layout layout) {
    int slot = slot(infos, info.type());
    if (infos[slot] == null && ++entries > infos.length / 2) {
      grow();
      slot = slot(infos, info.type());
    }
    infos[slot] = info;
    layouts[slot] = layout;
    messages[slot] = message;
    size++;
  }

  private void grow() {
    @Nullable ClassInfo[] old = infos;
    @Nullable Layout[] oldLayouts = layouts;
    int[] oldMessages = messages;
    infos = new ClassInfo[old.length * 2];
    layouts = new Layout[infos.length];
    messages = new int[infos.length];
    for (int i = 0; i < old.length; i++) {
      ClassInfo info = old[i];
      if (info != null) {
        int slot = slot(infos, info.type());
        infos[slot] = info;
        layouts[slot] = oldLayouts[i];
        messages[slot] = oldMessages[i];
      }
    }
  }

  private static int slot(@Nullable ClassInfo[] infos, Class<?> type) {
    int mask = infos.length - 1;
    int slot = spread(System.identityHashCode(type)) & mask;
    while (true) {
      ClassInfo info = infos[slot];
      if (info == null || info.type() == type) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
  }

  private static int spread(int hash) {
    return hash ^ hash >>> 16;
  }
}
