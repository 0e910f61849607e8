package dev.polycodec.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * The first messages of a JVM: run in one of its own, which prints the CPU milliseconds of all
 * threads, compilers and collectors included, after 1, 10, 100 ... messages.
 *
 * <p>What the JVM and the workload took before is left out; setting up the serializer is not.
 */
final class StartRun {

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private StartRun() {}

  /** Takes the codec, the way, the workload, and the counts of messages after which to look. */
  public static void main(String[] arguments) throws Exception {
    Lane lane = Lanes.find().get(arguments[0], arguments[1]);
    Workload workload = Workloads.load(arguments[2]);
    long start = SYSTEM.getProcessCpuTime();
    try (Contender contender = lane.opener().open(workload)) {
      List<?> values = workload.messages();
      int done = 0;
      for (int i = 3; i < arguments.length; i++) {
        for (int end = Integer.parseInt(arguments[i]); done < end; done++) {
          Object value = values.get(done % values.size());
          requireClass(value, contender.decode(contender.encode(value)));
        }
        System.out.println((SYSTEM.getProcessCpuTime() - start) / 1_000_000);
      }
    }
  }

  private static void requireClass(Object value, Object decoded) {
    if (decoded.getClass() != value.getClass()) {
      throw new IllegalStateException("Another value came back: " + decoded.getClass().getName());
    }
  }
}
