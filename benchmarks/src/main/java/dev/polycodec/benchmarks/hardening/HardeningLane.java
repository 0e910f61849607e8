package dev.polycodec.benchmarks.hardening;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Measures one codec, with its checks or without, in a JVM of its own. */
final class HardeningLane {

  private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(2_000);
  private static final long BATCH_NANOS = TimeUnit.MILLISECONDS.toNanos(40);
  private static final int BATCHES = 8;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Where results go, so that none is left out. */
  private static volatile Object sink = "";

  private HardeningLane() {}

  /** Takes a codec, whether it checks, and data sets; prints the CPU time of each direction. */
  public static void main(String[] arguments) throws Exception {
    CodecBuilder builder = builder(Boolean.parseBoolean(arguments[1]));
    try (Codec codec = builder.use(arguments[0]).trustedInput().build()) {
      for (String name : Arrays.asList(arguments).subList(2, arguments.length)) {
        measure(name, Workloads.load(name), codec);
      }
    }
  }

  /** Returns a builder of codecs whose messages check all that they do, or nothing. */
  static CodecBuilder builder(boolean checked) {
    CodecBuilder builder = Codecs.builder();
    return checked ? builder : builder.classLoader(UncheckedProvider.loader());
  }

  private static void measure(String name, Workload workload, Codec codec) throws Exception {
    TypedCodec<Object> typed = typed(codec, workload);
    Object value = workload.messages().get(0);
    byte[] bytes = typed.encode(value);
    long encode = picos(() -> typed.encode(value));
    long decode = picos(() -> typed.decode(bytes));
    System.out.println(name + " " + encode + " " + decode);
  }

  @SuppressWarnings("unchecked") // the value is of the type that the workload declares
  private static TypedCodec<Object> typed(Codec codec, Workload workload) {
    return (TypedCodec<Object>) codec.forType(workload.type());
  }

  /** Returns the picoseconds of CPU time that a call takes in the best of several batches. */
  private static long picos(Callable<?> call) throws Exception {
    long calls = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    while (THREADS.getCurrentThreadCpuTime() - start < WARM_UP_NANOS) {
      sink = call.call();
      calls++;
    }
    long perBatch = Math.max(1, calls * BATCH_NANOS / WARM_UP_NANOS);
    long best = Long.MAX_VALUE;
    for (int i = 0; i < BATCHES; i++) {
      long begin = THREADS.getCurrentThreadCpuTime();
      for (long j = 0; j < perBatch; j++) {
        sink = call.call();
      }
      long batch = THREADS.getCurrentThreadCpuTime() - begin;
      best = Math.min(best, batch * 1_000 / perBatch);
    }
    return best;
  }
}
