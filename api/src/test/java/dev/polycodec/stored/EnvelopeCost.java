package dev.polycodec.stored;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecBuilder;
import dev.polycodec.TypedCodec;
import dev.polycodec.spi.Message;
import dev.polycodec.testing.ScriptedProvider.Script;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * Prints what envelopes add to messages of a codec that does nothing: bytes, and nanoseconds of CPU
 * time; the medians of rounds that take turns. Run it with the class path of the tests.
 */
public final class EnvelopeCost {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int ROUNDS = 31;
  private static final int OPERATIONS = 50_000;

  private EnvelopeCost() {}

  /** Copies a payload. */
  private static final class Copying extends Script {

    private final byte[] array;
    private final int length;

    Copying(int length) {
      this.array = new byte[200 + length];
      this.length = length;
    }

    @Override
    public void encode(Object value, Message message, int headroom, BytesConsumer out) {
      out.accept(array, headroom, length);
    }
  }

  private static TypedCodec<Integer> codec(int length, Envelope envelope) {
    CodecBuilder builder = new Copying(length).builder().use("scripted").register(Integer.class, 1);
    return (envelope == null ? builder : builder.envelope(envelope)).build().forType(Integer.class);
  }

  /** Measures and prints. */
  public static void main(String[] args) {
    Envelope envelope = Envelopes.defaults().number("scripted", 1);
    for (int length : new int[] {100, 1_000, 10_000}) {
      TypedCodec<Integer> none = codec(length, null);
      measure(length + " bytes, envelope", none, codec(length, envelope));
      measure(length + " bytes, envelope with checksum", none, codec(length, envelope.checksum()));
    }
  }

  private static void measure(
      String what, TypedCodec<Integer> plain, TypedCodec<Integer> enveloped) {
    byte[] without = plain.encode(7);
    byte[] with = enveloped.encode(7);
    BytesConsumer nothing = (array, offset, length) -> {};
    System.out.printf(
        "%s: +%d bytes, +%.1f ns encode, +%.1f ns decode%n",
        what,
        with.length - without.length,
        difference(() -> plain.encode(7, nothing), () -> enveloped.encode(7, nothing)),
        difference(() -> plain.decode(without), () -> enveloped.decode(with)));
  }

  private static double difference(Runnable without, Runnable with) {
    double[] differences = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      differences[i] = -nanosEach(without) + nanosEach(with);
    }
    Arrays.sort(differences);
    return differences[ROUNDS / 2];
  }

  private static double nanosEach(Runnable operation) {
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < OPERATIONS; i++) {
      operation.run();
    }
    return (THREADS.getCurrentThreadCpuTime() - start) / (double) OPERATIONS;
  }
}
