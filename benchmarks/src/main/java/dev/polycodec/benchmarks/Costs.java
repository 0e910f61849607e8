package dev.polycodec.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * What the measuring thread itself spent in an iteration: unlike wall-clock time, it hardly depends
 * on what else the machine does. The garbage collector's threads are not in it.
 */
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class Costs {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The operations that the other figures are about. */
  public long operations;

  /** The CPU time in nanoseconds. */
  public long cpuNanos;

  /** The bytes that were allocated. */
  public long allocatedBytes;

  /** The size of one message of each value. */
  public long messageBytes;

  private Subject subject = new Subject();
  private long cpuAtStart;
  private long bytesAtStart;

  /** Creates the counters. */
  public Costs() {}

  /** Begins an iteration. */
  @Setup(Level.Iteration)
  public void start(Subject subject) {
    this.subject = subject;
    bytesAtStart = THREADS.getCurrentThreadAllocatedBytes();
    cpuAtStart = THREADS.getCurrentThreadCpuTime();
  }

  /** Ends an iteration. */
  @TearDown(Level.Iteration)
  public void stop() {
    messageBytes = subject.messageBytes();
    cpuNanos = THREADS.getCurrentThreadCpuTime() - cpuAtStart;
    allocatedBytes = THREADS.getCurrentThreadAllocatedBytes() - bytesAtStart;
  }
}
