package dev.polycodec.tck.hostile;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * What a call cost that ran on a thread of its own, with a stack of the usual size.
 *
 * @param failure what it threw, or null
 * @param nanos the time that the thread spent on a processor
 * @param bytes what the thread allocated
 */
record Measured(@Nullable Throwable failure, long nanos, long bytes) {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static Measured of(Callable<?> call) throws InterruptedException {
    FutureTask<Measured> task = new FutureTask<>(() -> measure(call));
    Thread thread = new Thread(task, "measured");
    thread.start();
    thread.join();
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns how much of the heap is in use, without what only collecting garbage sets free. */
  static long usedHeap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static Measured measure(Callable<?> call) {
    long nanos = THREADS.getCurrentThreadCpuTime();
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    Throwable failure = null;
    try {
      call.call();
    } catch (Throwable e) {
      failure = e;
    }
    return new Measured(
        failure,
        THREADS.getCurrentThreadCpuTime() - nanos,
        THREADS.getCurrentThreadAllocatedBytes() - bytes);
  }
}
