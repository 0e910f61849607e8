package dev.polycodec.benchmarks.hostile;

import com.sun.management.ThreadMXBean;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Measures what messages take on the thread that made it, and tells of one that takes too long. */
final class Gauge {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  private final Consumer<Finding> onStuck;
  private final long thread = Thread.currentThread().getId();
  private volatile @Nullable Finding current;

  /** Creates a gauge, and what hears of a message that takes more than ten seconds. */
  Gauge(Consumer<Finding> onStuck) {
    this.onStuck = onStuck;
    Thread watchdog = new Thread(this::watch, "watchdog");
    watchdog.setDaemon(true);
    watchdog.start();
  }

  private void watch() {
    while (true) {
      LockSupport.parkNanos(LOOK_NANOS);
      Finding message = current;
      if (message != null) {
        long nanos = THREADS.getThreadCpuTime(thread) - message.nanos();
        if (nanos > MAX_NANOS) {
          onStuck.accept(message.measured(nanos, 0, null));
          return;
        }
      }
    }
  }

  /** Returns the time of the current thread on a processor. */
  static long cpuNanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** Measures once more, and keeps the lower figures. */
  Finding again(Codec codec, Finding message) {
    Finding second = measured(codec, message);
    return message.measured(
        Math.min(message.nanos(), second.nanos()),
        Math.min(message.allocated(), second.allocated()),
        second.refused());
  }

  /**
   * Decodes a message.
   *
   * @throws AssertionError if it throws anything but a CodecException
   */
  Finding measured(Codec codec, Finding message) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long nanos = cpuNanos();
    current = message.measured(nanos, bytes, null);
    Object value = decoded(codec, message);
    current = null;
    return message.measured(
        cpuNanos() - nanos,
        THREADS.getCurrentThreadAllocatedBytes() - bytes,
        value instanceof CodecException e
            ? e.getClass().getSimpleName() + ": " + e.getMessage()
            : null);
  }

  /** Measures what a value takes twice; the lower figure counts, as others use the heap, too. */
  static Finding weighed(Codec codec, Finding message) {
    return message.weighed(Math.min(held(codec, message), held(codec, message)));
  }

  /** Returns what the value of a message takes in the heap: what is free once it is dropped. */
  static long held(Codec codec, Finding message) {
    Holder holder = new Holder();
    holder.value = decoded(codec, message);
    long with = used();
    holder.value = null;
    return with - used();
  }

  /** Holds a value until it is told not to, whatever the compiler knows of local variables. */
  private static final class Holder {
    private volatile @Nullable Object value;
  }

  private static @Nullable Object decoded(Codec codec, Finding message) {
    try {
      return codec.decode(message.message(), message.type());
    } catch (CodecException e) {
      return e;
    } catch (RuntimeException | LinkageError e) {
      throw new AssertionError("Not translated, of " + message.what(), e);
    }
  }

  private static long used() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
