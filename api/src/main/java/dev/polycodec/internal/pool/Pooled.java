package dev.polycodec.internal.pool;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/** Something that one thread uses at a time, and that a pool keeps for the next use. */
public abstract class Pooled {

  /**
   * The thread to which it belongs, or null. Set by that thread only, so that whoever finds itself
   * here may use it; what others find is never themselves, however old it is.
   */
  @Nullable WeakReference<Thread> owner;

  /** Whether it is in use; of one with an owner only, which alone reads and writes it. */
  boolean busy;

  /** Where a pool that many threads share had it. */
  int slot;

  /** Says whether it belongs to a thread. */
  final boolean isOf(Thread thread) {
    WeakReference<Thread> known = owner;
    return known != null && known.refersTo(thread);
  }

  /** Returns the thread to which it belongs, if that has not ended. */
  final @Nullable Thread liveOwner() {
    WeakReference<Thread> known = owner;
    Thread thread = known == null ? null : known.get();
    return thread == null || !thread.isAlive() ? null : thread;
  }

  /** Drops what would keep too much memory until the next use. */
  public abstract void trim();
}
