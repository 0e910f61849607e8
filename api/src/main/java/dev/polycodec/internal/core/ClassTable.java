package dev.polycodec.internal.core;

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
  private int[] messages = new int[INITIAL];
  private int size;
  private int message;
  private int met;

  /** Begins the next message. */
  void reset() {
    if (infos.length > MAX_RETAINED || message == Integer.MAX_VALUE) {
      infos = new ClassInfo[INITIAL];
      messages = new int[INITIAL];
      size = 0;
      message = 0;
    }
    message++;
    met = 0;
  }

  /** Returns how many classes the message has met. */
  int met() {
    return met;
  }

  /**
   * Returns the entry of a class, of this message or of an earlier one, perhaps of another root.
   */
  @Nullable ClassInfo find(Class<?> type) {
    return infos[slot(infos, type)];
  }

  /** Says whether this message has met a class. */
  boolean hasMet(Class<?> type) {
    int slot = slot(infos, type);
    return infos[slot] != null && messages[slot] == message;
  }

  /** Notes that this message has met a class. */
  void meet(ClassInfo info) {
    int slot = slot(infos, info.type());
    if (infos[slot] == null && ++size > infos.length / 2) {
      grow();
      slot = slot(infos, info.type());
    }
    infos[slot] = info;
    messages[slot] = message;
    met++;
  }

  private void grow() {
    @Nullable ClassInfo[] old = infos;
    int[] oldMessages = messages;
    infos = new ClassInfo[old.length * 2];
    messages = new int[infos.length];
    for (int i = 0; i < old.length; i++) {
      ClassInfo info = old[i];
      if (info != null) {
        int slot = slot(infos, info.type());
        infos[slot] = info;
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
