package dev.polycodec.tck;

import com.sun.management.ThreadMXBean;
import dev.polycodec.BytesConsumer;
import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import dev.polycodec.tck.model.Staff;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/** Counts what a codec allocates; exactly, in a JVM of its own that compiles nothing. */
public final class Allocations {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Beyond what backends take to make up their minds, such as on reflection. */
  private static final int WARM_UP = 100;

  private static final int BATCHES = 5;
  private static final int OPERATIONS = 20;

  private static volatile @Nullable Object sink;

  private Allocations() {}

  /** Takes the name of a codec, and whether it needs trusted input; prints two counts. */
  public static void main(String[] arguments) {
    CodecBuilder builder = Codecs.builder().use(arguments[0]);
    if (Boolean.parseBoolean(arguments[1])) {
      builder.trustedInput();
    }
    BytesConsumer nothing = (array, offset, length) -> {};
    try (Codec codec = builder.build()) {
      TypedCodec<Staff> handle = codec.forType(Staff.class);
      Staff staff = Staff.make();
      byte[] bytes = handle.encode(staff);
      long encode = bytesEach(() -> handle.encode(staff, nothing));
      long decode = bytesEach(() -> sink = handle.decode(bytes));
      System.out.println(encode + " " + (decode - bytesEach(() -> sink = Staff.make())));
    }
  }

  /** Returns the bytes that this thread allocates in a call. */
  public static long during(Runnable call) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    call.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  /** Returns the least of several batches: what the JVM does by the way comes on top. */
  private static long bytesEach(Runnable operation) {
    repeat(operation, WARM_UP);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < BATCHES; i++) {
      least = Math.min(least, during(() -> repeat(operation, OPERATIONS)));
    }
    return least / OPERATIONS;
  }

  private static void repeat(Runnable operation, int times) {
    for (int i = 0; i < times; i++) {
      operation.run();
    }
  }
}
