package dev.polycodec.tck.model;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Objects that can be asked for once nobody should refer to them any more. */
public final class Tracked {

  private static final List<WeakReference<Object>> CREATED = new CopyOnWriteArrayList<>();

  private Tracked() {}

  /** A value without an order, which is known from its construction on, by a decoder as well. */
  public record Mark(int number) {
    /** Creates a mark. */
    public Mark {
      CREATED.add(new WeakReference<>(this));
    }
  }

  /** Declares all that it holds; what comes last is deep. */
  public static final class Crate {
    private final List<Mark> list = new ArrayList<>();
    private final CopyOnWriteArrayList<Mark> copied = new CopyOnWriteArrayList<>();
    private final Graphs.@Nullable Link tail;

    /** Creates a crate. */
    public Crate(List<Mark> marks, Graphs.@Nullable Link tail) {
      list.addAll(marks);
      copied.addAll(marks);
      this.tail = tail;
    }
  }

  /** Returns what was created since this was last called, and is still there. */
  public static List<Object> alive() {
    List<Object> alive = new ArrayList<>();
    for (WeakReference<Object> each : CREATED) {
      Object object = each.get();
      if (object != null) {
        alive.add(object);
      }
    }
    return alive;
  }

  /** Forgets what was created. */
  public static void forget() {
    CREATED.clear();
  }
}
