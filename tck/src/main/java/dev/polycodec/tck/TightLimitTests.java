package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is written within a limit is read within it: both directions count the same. */
abstract class TightLimitTests {

  private static final Limits LOOSE = Limits.defaults();

  private final Subject subject;

  TightLimitTests(Subject subject) {
    this.subject = subject;
  }

  /** Has containers in which nothing need be checked. */
  private static final class Labels {
    private final List<String> list = List.of("a", "b");
    private final Map<String, String> map = Map.of("a", "b");
    private final String[] array = {"a", "b"};

    int size() {
      return list.size() + map.size() + array.length;
    }
  }

  @TestFactory
  @DisplayName("What is written within a limit is read within it")
  Stream<DynamicTest> whatIsWrittenWithinALimitIsReadWithinIt() {
    return Stream.of(
        tightest("depth", LOOSE::withMaxDepth),
        tightest("objects", LOOSE::withMaxObjects),
        tightest("elements", LOOSE::withMaxElements),
        tightest("classes", LOOSE::withMaxClasses));
  }

  private DynamicTest tightest(String name, IntFunction<Limits> limit) {
    return dynamicTest(name, () -> readsWhatItWrites(new Labels(), limit));
  }

  private void readsWhatItWrites(Labels labels, IntFunction<Limits> limit) {
    byte[] bytes = null;
    for (int bound = 1; bytes == null; bound++) {
      try (Codec codec = subject.builder().limits(limit.apply(bound)).build()) {
        bytes = encoded(codec, labels);
        if (bytes != null) {
          Labels back = Objects.requireNonNull(codec.decode(bytes, Labels.class));
          assertThat(back.size()).isEqualTo(labels.size());
        }
      }
    }
  }

  private static byte @Nullable [] encoded(Codec codec, Object value) {
    try {
      return codec.encode(value);
    } catch (LimitExceededException tooTight) {
      return null;
    }
  }
}
