package dev.polycodec.tck.hostile;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Decodes mutated messages in a JVM of its own, which a crash or a full heap would end. */
final class Mutations {

  private static final int HANG_SECONDS = 20;
  private static final long REPORT_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final Codec codec;
  private final FlightRecorder recorder;
  private final long begin = System.nanoTime();
  private volatile @Nullable Specimen current;
  private int replayed;
  private long refused;
  private long decoded;

  private Mutations(Codec codec, FlightRecorder recorder) {
    this.codec = codec;
    this.recorder = recorder;
  }

  /**
   * Takes the codec, as {@link UnderTest} says it, a file for the message that is decoded, a seed,
   * the number of messages and the number of minutes, of which the larger counts. Prints counts, at
   * the end and now and then.
   */
  public static void main(String[] arguments) throws Exception {
    UnderTest tested = UnderTest.of(arguments);
    try (Codec codec = tested.builder().build()) {
      Mutations run = new Mutations(codec, FlightRecorder.open(Path.of(arguments[3])));
      run.watch();
      run.replay("regressions/" + tested.codec());
      run.mutate(
          MutationSamples.of(codec, tested.plain()),
          new Mutator(Long.parseLong(arguments[4])),
          Integer.parseInt(arguments[5]),
          TimeUnit.MINUTES.toNanos(Long.parseLong(arguments[6])));
      run.report();
    }
  }

  /** Ends the JVM when one message is decoded for longer than any takes. */
  private void watch() {
    Thread watchdog =
        new Thread(
            () -> {
              Specimen before = null;
              while (true) {
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(HANG_SECONDS));
                Specimen now = current;
                if (now != null && now == before) {
                  System.err.println("Hangs on " + now.hex());
                  Runtime.getRuntime().halt(2);
                }
                before = now;
              }
            });
    watchdog.setDaemon(true);
    watchdog.start();
  }

  /** Decodes what once did harm. */
  private void replay(String resource) throws Exception {
    URL folder = Mutations.class.getClassLoader().getResource(resource);
    if (folder != null) {
      for (Path file : files(folder.toURI())) {
        decode(Specimen.read(file));
        replayed++;
      }
    }
  }

  private static List<Path> files(URI folder) throws IOException {
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      return files.sorted().toList();
    }
  }

  private void mutate(List<Specimen> messages, Mutator mutator, int count, long nanos)
      throws Exception {
    long next = REPORT_NANOS;
    for (long i = 0; i < count || elapsed() < nanos; i++) {
      Specimen message = messages.get((int) (i % messages.size()));
      decode(new Specimen(message.type(), mutator.mutated(message.bytes())));
      if (elapsed() > next) {
        report();
        next += REPORT_NANOS;
      }
    }
  }

  private long elapsed() {
    return System.nanoTime() - begin;
  }

  private void report() {
    System.out.println(replayed + " replayed, " + refused + " refused, " + decoded + " decoded");
  }

  private void decode(Specimen specimen) throws Exception {
    Object value;
    recorder.record(specimen);
    current = specimen;
    try {
      value = codec.decode(specimen.bytes(), specimen.type());
    } catch (CodecException e) {
      refused++;
      return;
    } catch (RuntimeException | Error e) {
      throw new AssertionError("Not translated, from " + specimen.hex(), e);
    }
    decoded++;
    Optional<String> violation = Soundness.violation(value);
    if (violation.isPresent()) {
      throw new AssertionError(violation.get() + ", from " + specimen.hex());
    }
  }
}
