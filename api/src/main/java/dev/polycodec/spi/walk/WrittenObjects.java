package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import java.util.Arrays;

/**
 * The objects of a message that is written, numbered in the order in which they begin.
 *
 * <p>Most messages have few: those are found by comparing, which is cheaper than the first identity
 * hash of an object. From there on a hash table finds them.
 */
final class WrittenObjects {

  /** The number of an object that was not met before. */
  static final int NONE = -1;

  private static final int COMPARED = 32;
  private static final int INITIAL = 128;

  /** A table with more places for an object is replaced, so that clearing it costs no more. */
  private static final int SPARSE = 8;

  private final boolean enabled;

  /** The records and forms that are being written, outermost first: the reader has none yet. */
  private int[] unfinished = new int[16];

  /** How many of them there are. */
  private int open;

  private final NumberedObjects objects = new NumberedObjects();

  /** The marks of the objects, one bit each: what has another was not met. */
  private long marks;

  /** By hash, the number of an object plus one, or 0; filled once there are too many to compare. */
  private int[] table = new int[INITIAL];

  /** Creates a table that keeps references, or none. */
  WrittenObjects(boolean enabled) {
    this.enabled = enabled;
  }

  /** Returns the number of an object met before, or adds it and returns {@link #NONE}. */
  int find(Object object, ObjectType type, Message message) {
    if (!enabled) {
      return NONE;
    }
    int id = objects.size() <= COMPARED ? compare(object, 1L << type.mark(object)) : probe(object);
    if (id != NONE && Arrays.binarySearch(unfinished, 0, open, id) >= 0) {
      throw message.cycle(object.getClass());
    }
    return id;
  }

  /** Returns the number of the object that was numbered last. */
  int latest() {
    return objects.size() - 1;
  }

  /**
   * Marks the latest object as one that cannot be referred to before it is complete, because the
   * reader creates it last.
   */
  void unfinished() {
    if (open == unfinished.length) {
      unfinished = Arrays.copyOf(unfinished, 2 * open);
    }
    unfinished[open++] = latest();
  }

  /** Ends what the last {@link #unfinished} began that has not ended. */
  void finish() {
    open--;
  }

  /** Forgets the objects, and what is much more than this many need. */
  void clear() {
    if (table.length > Math.max(INITIAL, SPARSE * objects.size())) {
      table = new int[INITIAL];
    } else if (objects.size() > COMPARED) {
      Arrays.fill(table, 0);
    }
    objects.clear();
    marks = 0;
    open = 0;
  }

  long retainedBytes() {
    return objects.retainedBytes() + 4L * (table.length + unfinished.length);
  }

  private int compare(Object object, long mark) {
    int id = (marks & mark) == 0 ? NONE : objects.find(object);
    if (id == NONE) {
      marks |= mark;
      objects.add(object);
      if (objects.size() > COMPARED) {
        rehash();
      }
    }
    return id;
  }

  private int probe(Object object) {
    int mask = table.length - 1;
    int i = System.identityHashCode(object) & mask;
    while (table[i] != 0) {
      if (objects.get(table[i] - 1) == object) {
        return table[i] - 1;
      }
      i = (i + 1) & mask;
    }
    objects.add(object);
    if (2 * objects.size() > table.length) {
      table = new int[2 * table.length];
      rehash();
    } else {
      table[i] = objects.size();
    }
    return NONE;
  }

  private void rehash() {
    int mask = table.length - 1;
    for (int id = 0; id < objects.size(); id++) {
      int i = System.identityHashCode(objects.get(id)) & mask;
      while (table[i] != 0) {
        i = (i + 1) & mask;
      }
      table[i] = id + 1;
    }
  }
}
