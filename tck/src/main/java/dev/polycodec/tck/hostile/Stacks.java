package dev.polycodec.tck.hostile;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Calls what depends on the stack of its thread. */
public final class Stacks {

  /** The bytes of the smallest stack that carries the default depth, whatever the codec. */
  public static final long SMALL = 256L << 10;

  private Stacks() {}

  /**
   * Makes a call in a thread with a stack of its own.
   *
   * @param bytes the size of the stack; 0 for that of usual threads
   * @throws ExecutionException if the call fails
   * @throws InterruptedException if the caller is interrupted
   */
  public static <T> T on(long bytes, Callable<T> call)
      throws ExecutionException, InterruptedException {
    FutureTask<T> task = new FutureTask<>(call);
    new Thread(null, task, "stack", bytes).start();
    return task.get();
  }
}
