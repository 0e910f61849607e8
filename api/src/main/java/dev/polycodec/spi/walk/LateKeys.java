package dev.polycodec.spi.walk;

import dev.polycodec.DecodeException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Message.Filling;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Knows which objects of a message are complete while it is read, and puts the keys that refer to
 * others into their containers later: their hash or order is not yet what it will be.
 *
 * <p>An object is complete when it has ended, and all that it refers to has, however far away. So
 * of each object that ended, the outermost one is kept that was open then and that it reaches. When
 * an object ends that reaches none further out, all of its cycle is complete, and is put together.
 * Used by one thread at a time.
 */
final class LateKeys implements Filling {

  private static final int NONE = Integer.MAX_VALUE;
  private static final int OPEN = -1;

  /** Larger tables are not kept. */
  private static final int MAX_RETAINED = 64 << 10;

  private final List<LateBatch> batches = new ArrayList<>();

  /** The numbers of the objects that are being read, which ascend. */
  private int[] open = new int[32];

  /** The outermost object that each object around the current one reaches so far. */
  private int[] around = new int[32];

  private int depth;

  /** By number, the outermost object that one reached when it ended; itself if it is complete. */
  private int[] reached = new int[64];

  private int known;

  /** Whether there was a reference: until then, all objects but the open ones are complete. */
  private boolean referred;

  /** The outermost object that the current one, or the current key, reaches so far. */
  private int outermost = NONE;

  /** Begins an object. */
  void begin(int number) {
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    open[depth++] = number;
    if (referred) {
      follow(depth - 1);
    }
  }

  private void follow(int place) {
    if (around.length < open.length) {
      around = Arrays.copyOf(around, open.length);
    }
    meet(open[place] + 1);
    reached[open[place]] = OPEN;
    around[place] = outermost;
    outermost = NONE;
  }

  /** Takes what has a lower number, but was never begun, for complete: it refers to nothing. */
  private void meet(int end) {
    if (end > reached.length) {
      reached = Arrays.copyOf(reached, Math.max(end, 2 * reached.length));
    }
    while (known < end) {
      reached[known] = known++;
    }
  }

  /** Begins to follow references, with the first one. */
  private void followAll(int end) {
    referred = true;
    meet(end);
    for (int place = 0; place < depth; place++) {
      follow(place);
    }
  }

  /** Ends the object that was begun last, before the message leaves it. */
  void end(Message message) {
    int number = open[--depth];
    if (referred) {
      unfollow(number, message);
    }
  }

  private void unfollow(int number, Message message) {
    int outer = around[depth];
    if (outermost >= number) {
      reached[number] = number;
      outermost = outer;
      if (!batches.isEmpty()) {
        complete(number, message);
      }
    } else {
      reached[number] = outermost;
      outermost = Math.min(outermost, outer);
    }
  }

  /**
   * Notes a reference to an object.
   *
   * @param end more than the number of any object that was begun
   */
  void refersTo(int number, int end) {
    if (!referred) {
      followAll(end);
    }
    if (number < known) {
      outermost = Math.min(outermost, outermost(number));
    }
  }

  /** Returns the outermost open object that an object reaches. */
  private int outermost(int number) {
    if (reached[number] == OPEN) {
      return number;
    }
    int at = number;
    while (reached[at] != OPEN && reached[at] != at) {
      at = reached[at];
    }
    reached[number] = reached[at] == OPEN ? at : number;
    return reached[at] == OPEN ? at : NONE;
  }

  /** Begins a key, and returns what {@link #endKey} needs. */
  int beginKey() {
    int before = outermost;
    outermost = NONE;
    return before;
  }

  /** Ends a key, and says whether it must wait. */
  boolean endKey(int before) {
    boolean waits = outermost != NONE;
    outermost = Math.min(outermost, before);
    return waits;
  }

  /**
   * Begins to keep what waits to be put into a container, which is the current object: a key and
   * all that follow it, as the order must stay.
   *
   * @param early how many the container has got before
   */
  LateBatch waiting(Object container, int early) {
    return new LateBatch(open[depth - 1], within(), container, early, null);
  }

  private int within() {
    return depth < 2 ? NONE : open[depth - 2];
  }

  /** Adds what waits, after all that waits within it. */
  void add(@Nullable LateBatch batch) {
    if (batch != null) {
      batches.add(batch);
    }
  }

  @Override
  public boolean waits() {
    return outermost != NONE;
  }

  @Override
  public void fill(Object container, @Nullable Object[] content, int from) {
    if (!waits()) {
      NOW.fill(container, content, from);
      return;
    }
    LateBatch batch = waiting(container, 0);
    for (int i = from; i < content.length; i++) {
      batch.add(content[i]);
    }
    batches.add(batch);
  }

  @Override
  public void fill(Object container, @Nullable Object[] content, Runnable fill) {
    if (!waits()) {
      fill.run();
      return;
    }
    LateBatch batch = new LateBatch(open[depth - 1], within(), container, 0, fill);
    Arrays.asList(content).forEach(batch::add);
    batches.add(batch);
  }

  /**
   * Checks that a record, which is the current object, holds the containers that are filled later:
   * a copy that its constructor made would stay without what comes.
   *
   * @param objects the objects by number
   */
  void requireKept(Shape shape, Object created, NumberedObjects objects) {
    int number = open[depth - 1];
    for (int i = batches.size() - 1; i >= 0 && batches.get(i).number > number; i--) {
      Object container = objects.get(batches.get(i).number);
      if (batches.get(i).within == number
          && shape.fields().stream().noneMatch(field -> field.get(created) == container)) {
        throw new DecodeException(
            "The constructor of "
                + shape.type().getName()
                + " copies a container that is part of a cycle, and complete only after the record;"
                + " let it keep the container, or register a Surrogate for the record");
      }
    }
  }

  /** Returns about how many bytes the tables retain. */
  long retainedBytes() {
    return (long) Integer.BYTES * (open.length + around.length + reached.length);
  }

  /** Fills the containers within an object, of which all keys are complete now. */
  private void complete(int number, Message message) {
    int first = batches.size();
    while (first > 0 && batches.get(first - 1).number >= number) {
      first--;
    }
    List<LateBatch> ready = batches.subList(first, batches.size());
    LateBatch.complete(ready, message);
    ready.clear();
  }

  /** Forgets all, after a failure, too. */
  void clear() {
    batches.clear();
    depth = 0;
    known = 0;
    referred = false;
    outermost = NONE;
    if (reached.length > MAX_RETAINED) {
      reached = new int[64];
    }
  }
}
