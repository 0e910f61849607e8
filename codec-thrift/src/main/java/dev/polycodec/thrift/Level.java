package dev.polycodec.thrift;

import java.util.BitSet;
import java.util.HashSet;
import org.apache.thrift.protocol.TType;
import org.jspecify.annotations.Nullable;

/** A struct or a container that was begun and has not ended; reused for the next at its depth. */
final class Level {

  /** Bytes of a key that are hashed, or compared, in a step. */
  private static final int BYTES_PER_STEP = 32;

  /** Comparing sets builds trees of both, and compares the first element of each with itself. */
  private static final int TREES = 3;

  /** Keys without an order that are compared in a step. */
  private static final int KEYS_PER_STEP = 2;

  /** The class of a struct; null for a container, and for what nobody wants. */
  @Nullable StructType struct;

  /** What a container is declared to hold; null for a struct, and for what nobody wants. */
  @Nullable Slot container;

  /** What the next value is declared to be that a walk sees; null if nobody wants it. */
  @Nullable Slot next;

  /** Whether the next value that a walk sees is a key of a map, or an element of a set. */
  boolean keyed;

  /** The fields of the struct that there were. */
  final BitSet seen = new BitSet();

  /** What stands for the hash table of binary keys, which the library shows nobody. */
  HashSet<Object> table = new HashSet<>();

  private boolean alternates;
  private int keys;

  /** The steps that it takes to compare the keys here, and those in the values. */
  private long steps;

  private long outerSteps;
  private int keyStart;

  /** Begins a struct of a class, a container, or what nobody wants. */
  void begin(@Nullable StructType type, @Nullable Slot holder, int size) {
    struct = type;
    container = holder;
    next = null;
    keyed = false;
    alternates = false;
    keys = 0;
    steps = 0;
    seen.clear();
    if (holder != null) {
      beginContent(holder, holder.key, size);
    }
  }

  private void beginContent(Slot holder, @Nullable Slot key, int size) {
    Slot element = holder.element;
    if (key != null && !key.isWalked()) {
      steps = size;
    } else if (key != null) {
      keyed = true;
      alternates = holder.wire == TType.MAP && element != null && element.isWalked();
      table = key.isBinary() ? new HashSet<>() : table;
    }
    next = keyed ? key : element;
  }

  /** Begins a struct or a container in here, which may be a key. */
  void open(int position) {
    if (keyed) {
      keyStart = position;
      outerSteps = steps;
      steps = 0;
    }
  }

  /** Ends what was begun, and returns the steps that it takes as a key; 0 if it is none. */
  long close(int position, Level inner, boolean ordered) {
    steps += inner.steps;
    long taken = 0;
    if (keyed) {
      long size = 1 + (position - keyStart) / BYTES_PER_STEP + TREES * steps;
      taken = size * (1 + comparisons(ordered));
      steps = outerSteps + taken;
      keys++;
    }
    turn();
    return taken;
  }

  /** Returns how many keys a new one is compared with, if all have its hash. */
  private int comparisons(boolean ordered) {
    return ordered && next != null && next.wire == TType.STRUCT && next.struct().ordered
        ? Integer.SIZE - Integer.numberOfLeadingZeros(keys)
        : keys / KEYS_PER_STEP;
  }

  /** Passes a value that is no struct and no container. */
  void pass() {
    if (keyed) {
      steps += 1 + (next != null && next.isBinary() ? keys / KEYS_PER_STEP : 0);
      keys++;
    }
    turn();
  }

  /** A value of a map follows its key, and a key the value before. */
  private void turn() {
    Slot holder = container;
    if (alternates && holder != null) {
      keyed = !keyed;
      next = keyed ? holder.key : holder.element;
    }
  }
}
