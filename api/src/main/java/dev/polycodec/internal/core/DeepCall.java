package dev.polycodec.internal.core;

import dev.polycodec.LimitExceededException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Repeats a call that the stack of its thread was too small for, on one that holds the depth that
 * is allowed.
 *
 * <p>Only what has ended with the stack is repeated, so that nothing else pays for it.
 */
final class DeepCall<R> extends Thread {

  /** More than twice of what a level takes in any codec, with code that is interpreted. */
  private static final long LEVEL = 8 << 10;

  private static final long BASE = 1 << 20;
  private static final long MOST = 1 << 30;

  /** With fewer levels, it is the caller who has used up the stack. */
  private static final int MIN_DEPTH = 32;

  private static final long PATIENCE_MILLIS = 1_000;

  private final Supplier<R> call;
  private @Nullable R result;
  private @Nullable Throwable failure;

  private DeepCall(Supplier<R> call, int maxDepth) {
    super(null, null, "polycodec-deep", Math.min(BASE + maxDepth * LEVEL, MOST));
    this.call = call;
    setDaemon(true);
  }

  /**
   * Repeats a call.
   *
   * @param depth how deep the objects were nested when the stack ended; 0 if it did not end
   * @throws LimitExceededException the one given, if a larger stack is not to be had
   */
  static <R> @Nullable R repeat(
      Supplier<R> call, LimitExceededException ended, int depth, int maxDepth) {
    if (depth < MIN_DEPTH || Thread.currentThread() instanceof DeepCall<?>) {
      throw ended;
    }
    DeepCall<R> deep = new DeepCall<>(call, maxDepth);
    try {
      deep.start();
    } catch (OutOfMemoryError e) {
      throw ended; // no memory for another stack
    }
    if (!deep.ends()) {
      throw ended;
    }
    return deep.outcome();
  }

  @Override
  public void run() {
    try {
      result = call.get();
    } catch (Throwable e) {
      failure = e;
    }
  }

  /** Returns whether the call ends: not if it waits for a lock that the caller may hold. */
  private boolean ends() {
    boolean interrupted = false;
    boolean waited = false;
    while (isAlive()) {
      try {
        join(PATIENCE_MILLIS);
        boolean waits = isAlive() && getState() != State.RUNNABLE;
        if (waits && waited) {
          break;
        }
        waited = waits;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return !isAlive();
  }

  private @Nullable R outcome() {
    if (failure instanceof Error error) {
      throw error;
    } else if (failure != null) {
      throw (RuntimeException) failure;
    }
    return result;
  }
}
