package dev.polycodec.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.net.URI;
import java.text.CompactNumberFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What the JDK copies for each object, the bytes may hold once for all")
class JdkCopiesTest {

  private static final int MANY = 1_500;
  private static final int LONG = 3_000;
  private static final String TEXT = "a".repeat(LONG);

  /** Writes each array and list once, and refers to it from all that have an equal one. */
  private static final class Sharing extends ObjectOutputStream {
    private final Map<Class<?>, Object> shared = new HashMap<>();

    Sharing(OutputStream out) throws IOException {
      super(out);
      enableReplaceObject(true);
    }

    @Override
    protected @Nullable Object replaceObject(@Nullable Object value) {
      boolean copied = value != null && (value.getClass().isArray() || value instanceof Iterable);
      return copied && !(value instanceof Object[] all && all.length == MANY)
          ? shared.computeIfAbsent(value.getClass(), first -> value)
          : value;
    }
  }

  static Stream<Arguments> copying() {
    StackTraceElement[] trace = new StackTraceElement[LONG];
    Arrays.fill(trace, new StackTraceElement("A", "b", "c", 1));
    return Stream.of(
        of("trace", () -> withTrace(trace)),
        of("suppressed", JdkCopiesTest::withSuppressed),
        of("references", () -> new AtomicReferenceArray<>(new String[LONG])),
        of("builder", () -> new StringBuilder(TEXT)),
        of("buffer", () -> new StringBuffer(TEXT)),
        of("address", () -> URI.create(TEXT)),
        of("number", () -> BigInteger.ONE.shiftLeft(11 * LONG)),
        of("arguments", () -> new MessageFormat("{0}".repeat(LONG), Locale.ROOT)),
        of("patterns", JdkCopiesTest::withPatterns));
  }

  private static Arguments of(String name, Supplier<Object> maker) {
    return Arguments.of(name, maker);
  }

  private static Exception withTrace(StackTraceElement... trace) {
    Exception exception = new IllegalStateException("text");
    exception.setStackTrace(trace);
    return exception;
  }

  private static Exception withSuppressed() {
    Exception exception = withTrace();
    Exception other = withTrace();
    for (int i = 0; i < LONG; i++) {
      exception.addSuppressed(other);
    }
    return exception;
  }

  private static CompactNumberFormat withPatterns() {
    String[] patterns = new String[LONG / 10];
    Arrays.fill(patterns, "0");
    return new CompactNumberFormat("0", new DecimalFormatSymbols(Locale.ROOT), patterns);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("copying")
  void copiesArePaidFor(String name, Supplier<Object> maker) throws Exception {
    try (Codec codec = codec()) {
      byte[] few = written(maker, 2);
      assertThat(codec.decode(few, Object[].class)).hasSize(2);
      byte[] many = written(maker, MANY);
      assertThatThrownBy(() -> codec.decode(many, Object[].class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The message holds what takes more than 64 times its bytes of the heap; raise"
                  + " Limits.withMaxExpansion if that is expected");
    }
  }

  private static byte[] written(Supplier<Object> maker, int number) throws IOException {
    Object[] values = new Object[number];
    Arrays.setAll(values, i -> maker.get());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Sharing out = new Sharing(bytes)) {
      out.writeObject(values);
    }
    return bytes.toByteArray();
  }

  private static Codec codec() {
    return Codecs.builder().use("jdk-plain").allow(URI.class.getName(), "java.lang.*").build();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("copying")
  void whatIsNotSharedIsWritten(String name, Supplier<Object> maker) {
    Object[] values = Collections.nCopies(3, maker).stream().map(Supplier::get).toArray();
    try (Codec codec = codec()) {
      assertThat(codec.decode(codec.encode(values), Object[].class)).hasSize(3);
    }
  }
}
