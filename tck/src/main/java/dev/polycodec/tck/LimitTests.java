package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.tck.model.Containers.Tuples;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.People.Person;
import dev.polycodec.tck.model.Records.Point;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Limits hold in both directions, and no value overflows the stack. */
abstract class LimitTests {

  private static final Limits LOOSE = Limits.defaults();

  private final Subject subject;

  LimitTests(Subject subject) {
    this.subject = subject;
  }

  @TestFactory
  @DisplayName("A value beyond a limit is refused on encode and on decode")
  Stream<DynamicTest> limitsHoldInBothDirections() {
    Person person = new Person("Ann", 1, new Address("a", 1), List.of(), Map.of());
    return Stream.of(
        limit("bytes", LOOSE.withMaxBytes(50), "x".repeat(100)),
        limit("depth", LOOSE.withMaxDepth(20), Link.chain(30)),
        limit("objects", LOOSE.withMaxObjects(20), points(30)),
        limit("elements of an array", LOOSE.withMaxElements(20), points(30)),
        limit("elements of a primitive array", LOOSE.withMaxElements(20), new int[30]),
        limit("characters", LOOSE.withMaxChars(20), "x".repeat(30)),
        limit("wide characters", LOOSE.withMaxChars(20), "ü".repeat(30)),
        limit("characters in a field", LOOSE.withMaxChars(5), new Address("x".repeat(30), 1)),
        limit("digits", LOOSE.withMaxDigits(20), BigInteger.TEN.pow(40)),
        limit("digits after the point", LOOSE.withMaxDigits(20), BigDecimal.ONE.movePointLeft(40)),
        limit("digits before the point", LOOSE.withMaxDigits(20), new BigDecimal("1e40")),
        limit("steps of keys", LOOSE.withMaxKeySteps(150), Tuples.ofOneHash(60)),
        limit("classes", LOOSE.withMaxClasses(1), person));
  }

  private static Point[] points(int count) {
    return Stream.generate(() -> new Point(1, 2)).limit(count).toArray(Point[]::new);
  }

  private DynamicTest limit(String name, Limits tight, Object value) {
    return dynamicTest(name, () -> verify(name, tight, value));
  }

  private void verify(String name, Limits tight, Object value) {
    byte[] bytes = subject.plain().encode(value);
    try (Codec codec = subject.builder().limits(tight).build()) {
      assertThat(catchThrowable(() -> codec.encode(value)))
          .as("encoding too many %s", name)
          .isInstanceOf(LimitExceededException.class);
      assertThat(catchThrowable(() -> codec.decode(bytes, value.getClass())))
          .as("decoding too many %s", name)
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @Test
  @DisplayName("A chain within the default depth works on a default stack")
  void chainWithinTheDepthWorks() throws Exception {
    int length = Limits.defaults().maxDepth() - 10;
    assertThat(onItsOwnThread(() -> chain(length))).isEqualTo(length);
  }

  @Test
  @DisplayName("A chain of 10,000 links works or is a LimitExceededException")
  void longChainWorksOrIsRefused() throws Exception {
    try {
      assertThat(onItsOwnThread(() -> chain(10_000))).isEqualTo(10_000);
    } catch (LimitExceededException expected) {
      assertThat(expected).hasMessageContaining("withMaxDepth");
    }
  }

  private int chain(int length) {
    return Trips.roundTrip(subject.plain(), Link.chain(length)).length();
  }

  /** Runs a call on a new thread, whose stack has the default size and nothing on it. */
  private static <T> T onItsOwnThread(Callable<T> call) throws Exception {
    FutureTask<T> task = new FutureTask<>(call);
    Thread thread = new Thread(task);
    thread.start();
    thread.join();
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }
}
