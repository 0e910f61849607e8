package dev.polycodec.benchmarks;

import dev.polycodec.BytesConsumer;
import dev.polycodec.compare.WarmUp;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/** The two halves of a round trip; one operation is all messages of the workload. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TripBenchmark {

  private Contender contender = new Subject().contender();
  private Object[] values = {};
  private byte[][] encoded = {};
  private Object[] decoded = {};
  private long lentBytes;
  private boolean warm;
  private final BytesConsumer sink = (array, offset, length) -> lentBytes += length;

  /** Creates the benchmark. */
  public TripBenchmark() {}

  /** Takes from the subject what a thread needs. */
  @Setup
  public void prepare(Subject subject) {
    contender = subject.contender();
    values = subject.values().toArray();
    encoded = subject.encoded().clone();
    decoded = new Object[values.length];
  }

  /**
   * Warms up, once JMH has told its parent of an iteration: it writes that to an object stream, and
   * where it is the first to do so in its way, the JVM drops the code that it has compiled of them.
   */
  @Setup(Level.Iteration)
  public void warmUp(Subject subject, BenchmarkParams params, IterationParams iteration)
      throws Exception {
    if (!warm && iteration.getType() == IterationType.MEASUREMENT) {
      warm = true;
      Costs costs = new Costs();
      WarmUp.run(step(Operation.of(params.getBenchmark()), costs), subject.warmUpMillis());
    }
  }

  private WarmUp.Step step(Operation operation, Costs costs) {
    return switch (operation) {
      case ENCODE -> () -> encode(costs);
      case LEND -> () -> lend(costs);
      case DECODE -> () -> decode(costs);
    };
  }

  /** Encodes into a new array. */
  @Benchmark
  public Object encode(Costs costs) throws Exception {
    costs.operations++;
    for (int i = 0; i < values.length; i++) {
      encoded[i] = contender.encode(values[i]);
    }
    return encoded;
  }

  /** Encodes and lends the bytes. */
  @Benchmark
  public long lend(Costs costs) throws Exception {
    costs.operations++;
    for (Object value : values) {
      contender.lend(value, sink);
    }
    return lentBytes;
  }

  /** Decodes. */
  @Benchmark
  public Object decode(Costs costs) throws Exception {
    costs.operations++;
    for (int i = 0; i < encoded.length; i++) {
      decoded[i] = contender.decode(encoded[i]);
    }
    return decoded;
  }
}
