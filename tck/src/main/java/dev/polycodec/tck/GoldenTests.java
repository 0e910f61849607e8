package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.equality.Reflection;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Bytes that were once written stay readable, and do not change unless the format version does.
 *
 * <p>The files are in {@code src/test/resources/golden} of the codec's module, or where {@code
 * polycodec.golden.files} says: two modules whose codecs write the same bytes have the same files.
 * With {@code -Dpolycodec.golden=write} they are written instead.
 */
abstract class GoldenTests extends Kit.Group {

  static final boolean WRITE = "write".equals(System.getProperty("polycodec.golden"));

  private static final int BASELINE = 17;

  /** Samples whose bytes hang on nothing but the format: no order of hashes, no text of a JDK. */
  private static final List<String> NAMES =
      List.of(
          "scalar/null",
          "scalar/primitive boolean",
          "scalar/primitive char",
          "scalar/primitive int",
          "scalar/primitive double",
          "scalar/int 128",
          "scalar/long beyond double",
          "scalar/float NaN",
          "scalar/double -0.0",
          "scalar/big integer large",
          "scalar/big decimal scale",
          "scalar/enum",
          "scalar/enum with body",
          "scalar/uuid",
          "scalar/uri",
          "scalar/locale",
          "scalar/date",
          "scalar/sql timestamp",
          "scalar/optional",
          "text/empty",
          "text/ascii",
          "text/surrogate pairs",
          "text/65 wide",
          "time/instant",
          "time/duration",
          "time/local date",
          "time/offset date time",
          "time/zoned date time",
          "array/bytes",
          "array/ints",
          "array/strings",
          "array/int matrix",
          "array/anything",
          "list/strings",
          "list/longs",
          "list/sealed",
          "list/linked list",
          "list/of two",
          "list/as list",
          "set/linked",
          "set/tree ignoring case",
          "set/enum set",
          "queue/deque",
          "map/linked",
          "map/by integer",
          "map/tree reversed",
          "map/enum map",
          "map/of one",
          "object/record of primitives",
          "object/record nested",
          "object/private final fields",
          "object/twice hidden",
          "object/sealed recursive",
          "object/pair of containers",
          "open/loose fields",
          "open/list of anything",
          "open/interface recursive");

  @TestFactory
  @DisplayName("Bytes are those of the golden files, and are read")
  Stream<DynamicContainer> bytesAreThoseOfTheGoldenFiles() {
    return Arrays.stream(Evolution.values())
        .map(mode -> new GoldenFile(subject.name(), subject.variant().formatVersion(), mode))
        .map(file -> dynamicContainer(file.toString(), tests(file)));
  }

  private Stream<DynamicNode> tests(GoldenFile file) {
    if (WRITE) {
      return written(file);
    }
    return file.isThere() ? verified(file) : Stream.of(dynamicTest("is there", () -> miss(file)));
  }

  private static void miss(GoldenFile file) {
    fail(
        "There is no %s. When all else is as it is to stay, run the tests of the codec once with"
            + " -Dpolycodec.golden=write on JDK %d, and commit what it writes",
        file.path(), BASELINE);
  }

  private Stream<DynamicNode> written(GoldenFile file) {
    return Stream.of(dynamicTest("is written", () -> write(file)));
  }

  private void write(GoldenFile file) throws IOException {
    assertThat(Runtime.version().feature()).as("the JDK that writes").isEqualTo(BASELINE);
    Map<String, byte @Nullable []> bytes = new LinkedHashMap<>();
    try (Codec codec = codec(file)) {
      samples().forEach((name, sample) -> bytes.put(name, encoded(codec, sample).orElse(null)));
    }
    file.write(bytes);
  }

  private Stream<DynamicNode> verified(GoldenFile file) {
    return Stream.of(
        dynamicTest("has every sample", () -> requireComplete(file)),
        dynamicTest("bytes are those of the file", () -> requireSame(file)),
        dynamicTest("elsewhere bytes are the same", () -> requireSameElsewhere(file)),
        dynamicTest("other versions are not misread", () -> requireOthersSound(file)));
  }

  private void requireComplete(GoldenFile file) throws IOException {
    assertThat(file.read().keySet()).as(advice(file)).containsExactlyElementsOf(NAMES);
  }

  private void requireSame(GoldenFile file) throws IOException {
    Map<String, byte @Nullable []> lines = file.read();
    try (Codec codec = codec(file)) {
      assertAll(
          advice(file),
          samples().values().stream()
              .map(sample -> () -> requireSame(codec, sample, lines.get(sample.name()))));
    }
  }

  private void requireSame(Codec codec, Sample sample, byte @Nullable [] golden) {
    Optional<byte[]> now = encoded(codec, sample);
    if (golden == null) {
      assertThat(now).as(sample.name()).isEmpty();
    } else {
      requireRead(codec, sample, golden);
      assertThat(now).as(sample.name()).hasValue(golden);
    }
  }

  /** A format of texts may hang on where the JVM runs: on its digits, its letters, its zone. */
  private void requireSameElsewhere(GoldenFile file) throws IOException {
    Locale here = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
    try {
      requireSame(file);
    } finally {
      Locale.setDefault(here);
      TimeZone.setDefault(zone);
    }
  }

  private void requireOthersSound(GoldenFile file) throws IOException {
    for (GoldenFile other : file.others()) {
      for (Map.Entry<String, byte @Nullable []> line : other.read().entrySet()) {
        byte[] golden = line.getValue();
        Sample sample = samples().get(line.getKey());
        if (golden != null && sample != null) {
          requireReadOrRefused(other, sample, golden);
        }
      }
    }
  }

  private void requireReadOrRefused(GoldenFile other, Sample sample, byte[] golden) {
    try (Codec codec = codec(other)) {
      requireRead(codec, sample, golden);
    } catch (SchemaMismatchException e) {
      assertThat(e).hasMessageContaining("version " + other.version());
    }
  }

  private void requireRead(Codec codec, Sample sample, byte[] golden) {
    Object expected = root(sample);
    Object decoded = codec.decode(golden, expected.getClass());
    assertThat(DeepEquality.difference(expected, decoded, subject.variant().traits()))
        .as("%s as it was stored", sample.name())
        .isEmpty();
  }

  private static Optional<byte[]> encoded(Codec codec, Sample sample) {
    try {
      return Optional.of(codec.encode(root(sample)));
    } catch (DecodeException e) {
      throw new AssertionError("Encoding failed as if it were decoding", e);
    } catch (CodecException e) {
      return Optional.empty();
    }
  }

  private static Object root(Sample sample) {
    return Reflection.holding(sample.field(), sample.create());
  }

  private Codec codec(GoldenFile file) {
    return subject
        .builder()
        .evolution(file.mode())
        .allow("dev.polycodec.tck.model.*", "java.net.URI", "java.sql.*")
        .build();
  }

  private static Map<String, Sample> samples() {
    Map<String, Sample> all =
        SampleSet.all().stream().collect(Collectors.toMap(Sample::name, Function.identity()));
    Map<String, Sample> chosen = new LinkedHashMap<>();
    NAMES.forEach(name -> chosen.put(name, all.get(name)));
    return chosen;
  }

  private String advice(GoldenFile file) {
    return advice(file, subject.variant());
  }

  static String advice(GoldenFile file, Variant variant) {
    String raise =
        variant.framing() == Framing.BARE
            ? "its peers rely on them"
            : "data with format version " + file.version() + " has been released";
    return file.path()
        + " says otherwise. If the bytes have changed by mistake, mend that. If "
        + raise
        + ", raise the format version in the provider. Then run the tests of the codec once with"
        + " -Dpolycodec.golden=write on JDK "
        + BASELINE
        + ", and commit what it writes";
  }
}
