package dev.polycodec.benchmarks.pool;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Lending an instance and taking it back. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PoolBenchmark {

  @Param({
    "thread-local",
    "ours",
    "ours-shared",
    "kryo",
    "kryo-soft",
    "jackson-thread-local",
    "jackson-deque",
    "jackson-lock-free",
    "jackson-bounded",
    "blocking-queue"
  })
  private String pool = "";

  private Lender lender = new Nothing();

  /** Creates the benchmark. */
  public PoolBenchmark() {}

  /** Makes the pool. */
  @Setup
  public void open() throws ReflectiveOperationException {
    lender = Lenders.create(pool);
  }

  /** Lends and takes back. */
  @Benchmark
  public Object lend() {
    Object item = lender.acquire();
    lender.release(item);
    return item;
  }

  /** Stands for the pool until JMH has said which. */
  private static final class Nothing implements Lender {

    @Override
    public Object acquire() {
      throw new IllegalStateException("Nothing is set up");
    }

    @Override
    public void release(Object item) {}
  }
}
