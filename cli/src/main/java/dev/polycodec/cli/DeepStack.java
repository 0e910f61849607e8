package dev.polycodec.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A stack for messages as deep as the limits of a codec let them be. */
final class DeepStack {

  private static final long BYTES = 64L << 20;

  private DeepStack() {}

  /** Calls on a thread of its own, which has the class loader of the caller. */
  static <T> T call(Callable<T> work) throws IOException {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "polycodec", BYTES);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      throw new IllegalStateException("The conversion was interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      } else if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("The conversion ended before its time", e.getCause());
    }
  }
}
