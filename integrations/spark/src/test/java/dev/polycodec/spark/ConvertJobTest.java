package dev.polycodec.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The job that converts")
class ConvertJobTest {

  /** As much as {@code -Dconvert.bytes} says. */
  private static final long BYTES = Long.getLong("convert.bytes", 4_000_000);

  private static final int FILES = (int) Math.max(40, BYTES / 12_000_000);
  private static final String ALLOW = "dev.polycodec.spark.Session;dev.polycodec.spark.Session$*";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path directory;

  /** What is stored: how many, and a sum over all that depends on each value. */
  private record Stored(long count, long bytes, long sum) {}

  private static Codec codec(String name) {
    return Codecs.builder().use(name).allow(ALLOW).build();
  }

  private int convert(String... options) {
    List<String> all = Stream.concat(Stream.of(options), Stream.of(directory.toString())).toList();
    return ConvertJob.run(
        ConvertJobTest::context,
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        all.toArray(String[]::new));
  }

  private static JavaSparkContext context() {
    try {
      return new Cluster(
              Map.of(
                  "spark.serializer",
                  PolycodecSerializer.class.getName(),
                  "spark.polycodec.codec",
                  "kryo"))
          .context;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Stores sessions in many files, as Base64 and one a line. */
  private Stored store() throws IOException {
    long count = 0;
    long bytes = 0;
    long sum = 0;
    try (Codec jdk = codec("jdk")) {
      for (int file = 0; file < FILES; file++) {
        Random random = new Random(file);
        try (BufferedWriter lines =
            Files.newBufferedWriter(file(file), StandardCharsets.US_ASCII)) {
          for (long size = 0; size < BYTES / FILES; count++) {
            Session session = Session.random(random);
            byte[] message = jdk.encode(session);
            lines.write(Base64.getEncoder().encodeToString(message));
            lines.write('\n');
            size += message.length;
            bytes += message.length;
            sum += session.hashCode();
          }
        }
      }
    }
    return new Stored(count, bytes, sum);
  }

  private Path file(int number) {
    return directory.resolve("sessions-" + number);
  }

  private Stored read(String codec) throws IOException {
    long count = 0;
    long bytes = 0;
    long sum = 0;
    try (Codec reader = codec(codec);
        Stream<Path> files = Files.list(directory)) {
      for (Path file :
          files.filter(path -> !path.getFileName().toString().startsWith(".")).toList()) {
        for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
          byte[] message = Base64.getDecoder().decode(line);
          sum += reader.decode(message, Session.class).hashCode();
          bytes += message.length;
          count++;
        }
      }
    }
    return new Stored(count, bytes, sum);
  }

  @Test
  void nothingIsLostWhenAnExecutorIsKilled() throws Exception {
    Stored before = store();
    long[] sizes = IntStream.range(0, FILES).mapToLong(i -> file(i).toFile().length()).toArray();
    FutureTask<Long> killed = new FutureTask<>(() -> killInTheMiddle(sizes));
    new Thread(killed, "killer").start();
    String[] options = {"--from", "jdk", "--to", "kryo", "--allow", ALLOW, "--lines", "--write"};
    assertThat(convert(options)).as(err.toString()).isZero();
    String first = out.toString().strip();
    Stored after = read("kryo");
    out.getBuffer().setLength(0);
    assertThat(convert(options)).isZero();
    System.out.printf(
        "%,d sessions in %,d bytes of jdk, %d files; executor %d killed%n%s%n"
            + "%,d sessions in %,d bytes of kryo, %s%n%s%n",
        before.count,
        before.bytes,
        FILES,
        killed.get(),
        first,
        after.count,
        after.bytes,
        before.sum == after.sum ? "the same" : "NOT the same",
        out.toString().strip());
    assertThat(after.count).isEqualTo(before.count);
    assertThat(after.sum).isEqualTo(before.sum);
    assertThat(Stream.of(first.split(", ")).mapToLong(ConvertJobTest::number).sum())
        .isEqualTo(before.count);
    assertThat(first).endsWith(" kept, 0 failed");
    assertThat(out).hasToString("0 converted, " + before.count + " kept, 0 failed\n");
  }

  private static long number(String part) {
    return Long.parseLong(part.replaceFirst(" .*", ""));
  }

  /** Kills an executor once a file is replaced by a smaller one, and before the last one is. */
  private long killInTheMiddle(long[] sizes) throws InterruptedException {
    long replaced = 0;
    while (replaced == 0) {
      Thread.sleep(10);
      replaced =
          IntStream.range(0, FILES).filter(i -> file(i).toFile().length() != sizes[i]).count();
    }
    ProcessHandle executor = Cluster.executors().get(0);
    executor.destroyForcibly(); // kill -9
    assertThat(replaced).as("files replaced before").isLessThan(FILES);
    return executor.pid();
  }

  @Test
  void whatCannotBeConvertedIsToldAndStays() throws IOException {
    Files.writeString(file(0), "AAAA\nno Base64\n");
    assertThat(convert("--from", "jdk", "--to", "kryo", "--lines", "--write")).isEqualTo(3);
    assertThat(out).hasToString("0 converted, 0 kept, 1 failed, 1 skipped\n");
    assertThat(err.toString()).contains(file(0) + ":2: is no Base64");
    assertThat(file(0)).hasContent("AAAA\nno Base64\n");
  }

  @Test
  void formThatCannotBeToldNeedsAnEnvelope() {
    assertThat(convert("--from", "jdk", "--to", "json", "--write")).isEqualTo(2);
    assertThat(err)
        .hasToString(
            "ConvertJob: values of 'json' do not tell that they are converted: add --envelope (see"
                + " ConvertJob --help)\n");
  }
}
