package dev.polycodec.internal.core;

import dev.polycodec.LimitExceededException;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Repeats a call that the stack of its thread was too small for, on one that holds the depth that
 * is allowed.
 *
 * <p>Only what has ended with the stack is repeated, so that nothing else pays for it. What begins
 * it may have little stack itself: it links no lambda, whose call site would stay broken.
 */
final class DeepCall<T> extends Thread {

  /** More than twice of what a level takes in any codec, with code that is interpreted. */
  private static final long LEVEL = 8 << 10;

  private static final long BASE = 1 << 20;
  private static final long MOST = 1 << 30;

  /** With fewer levels, it is the caller who has used up the stack. */
  private static final int MIN_DEPTH = 32;

  private static final long PATIENCE_MILLIS = 1_000;

  /**
   * The class by which the JVM notes that another failed to initialise: if its first use were where
   * a stack ends, nobody could use it any more. The object is not kept, as its trace refers to the
   * classes of whoever calls.
   */
  private static final Class<?> NOTE = new ExceptionInInitializerError().getClass();

  /**
   * Of a failure in the JVM's own code. The end of a stack is told by its trace, and the first
   * trace with such code initialises a class: if that were where a stack ends, no failure in the
   * process would have a trace any more.
   */
  private static final StackTraceElement[] TRACE = traceOfTheJvm();

  private final Handle<T> handle;
  private @Nullable T value;

  /** What is read is a copy: one that is given up goes on while the array has the next message. */
  private byte @Nullable [] bytes;

  private boolean encoding;
  private @Nullable Throwable failure;

  private DeepCall(Handle<T> handle) {
    super(null, null, "polycodec-deep", size(handle));
    this.handle = handle;
    setDaemon(true);
  }

  private static long size(Handle<?> handle) {
    return Math.min(BASE + handle.setup().limits().maxDepth() * LEVEL, MOST);
  }

  /** Loads the classes while there is stack enough. */
  static void initialize() {
    Objects.requireNonNull(NOTE);
    Objects.requireNonNull(TRACE);
  }

  private static StackTraceElement[] traceOfTheJvm() {
    try {
      return new StackTraceElement[Integer.parseInt("")];
    } catch (NumberFormatException e) {
      return e.getStackTrace();
    }
  }

  /**
   * Encodes a value again.
   *
   * @param depth how deep the objects were nested when the stack ended; 0 if it did not end
   * @throws LimitExceededException the one given, if a larger stack is not to be had
   */
  static <T> byte[] encode(
      Handle<T> handle, @Nullable T value, LimitExceededException ended, int depth) {
    requireHelp(ended, depth);
    DeepCall<T> call = new DeepCall<>(handle);
    call.encoding = true;
    call.value = value;
    call.finish(ended);
    return Objects.requireNonNull(call.bytes);
  }

  /** Decodes a message again, as {@link #encode}. */
  static <T> @Nullable T decode(
      Handle<T> handle,
      byte[] bytes,
      int offset,
      int length,
      LimitExceededException ended,
      int depth) {
    requireHelp(ended, depth);
    DeepCall<T> call = new DeepCall<>(handle);
    call.bytes = Arrays.copyOfRange(bytes, offset, offset + length);
    call.finish(ended);
    return call.value;
  }

  private static void requireHelp(LimitExceededException ended, int depth) {
    if (depth < MIN_DEPTH || Thread.currentThread() instanceof DeepCall<?>) {
      throw ended;
    }
  }

  private void finish(LimitExceededException ended) {
    try {
      start();
    } catch (OutOfMemoryError | StackOverflowError e) {
      throw ended; // no memory for another stack, or no stack to begin it
    }
    if (!ends()) {
      throw ended;
    }
    if (failure instanceof Error error) {
      throw error;
    } else if (failure != null) {
      throw (RuntimeException) failure;
    }
  }

  @Override
  public void run() {
    try {
      if (encoding) {
        bytes = handle.encode(value);
      } else {
        byte[] message = Objects.requireNonNull(bytes);
        value = handle.decodeRange(message, 0, message.length);
      }
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
}
