package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.tck.model.Containers.Attributes;
import dev.polycodec.tck.model.Containers.Tuples;
import dev.polycodec.tck.model.Graphs.Couple;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Point;
import java.lang.Character.UnicodeScript;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Limits hold in both directions, and no value overflows the stack. */
abstract class LimitTests extends Kit.Group {

  private static final Limits LOOSE = Limits.defaults();
  private static final long DEFAULT_STACK = 0;

  /** Has containers in which nothing need be checked. */
  @SuppressWarnings("unused") // the codecs read and write them
  private static final class Labels {
    private final List<String> list = List.of("a", "b");
    private final Map<String, String> map = Map.of("a", "b");
    private final String[] array = {"a", "b"};
  }

  @TestFactory
  @DisplayName(
      "Who writes what takes far more of the heap than its bytes is told, not who reads it")
  Stream<DynamicTest> expansionIsToldToTheWriter() {
    return subject.claims(Trait.CARRIES_TYPES)
        ? Stream.of(
                many(60_000, () -> Locale.forLanguageTag("en-US-x-lvariant-a")),
                many(20_000, IdentityHashMap::new),
                many(10_000, () -> new EnumMap<>(UnicodeScript.class)),
                many(40_000, WeakHashMap::new))
            .map(
                all ->
                    dynamicTest(
                        all[0].getClass().getSimpleName(), () -> requireReadWhereWritten(all)))
        : Stream.empty();
  }

  private static Object[] many(int count, Supplier<Object> value) {
    return Stream.generate(value).limit(count).toArray();
  }

  private void requireReadWhereWritten(Object[] values) {
    byte[] bytes;
    try {
      bytes = subject.plain().encode(values);
    } catch (LimitExceededException e) {
      assertThat(e)
          .hasMessage(
              "The message holds what takes more than 64 times its bytes of the heap; raise"
                  + " Limits.withMaxExpansion if that is expected");
      requireTaken(LOOSE.withMaxExpansion(1 << 10), values);
      return;
    }
    assertThat(subject.plain().decode(bytes, Object[].class)).hasSameSizeAs(values);
  }

  @TestFactory
  @DisplayName("What is at a limit is taken, and one more is refused, everywhere in the same words")
  Stream<DynamicTest> limitsAreExact() {
    Couple couple = new Couple(new Node("a"), new Node("b"));
    return Stream.of(
        exact("elements", "withMaxElements", 20, LOOSE::withMaxElements, points(20)),
        exact("elements", "withMaxElements", 20, LOOSE::withMaxElements, numbered(20)),
        exact("classes", "withMaxClasses", 3, LOOSE::withMaxClasses, couple),
        exact("objects", "withMaxObjects", 21, LOOSE::withMaxObjects, points(20)),
        edges(
            "objects nested deeper than 19",
            "withMaxDepth",
            20,
            LOOSE::withMaxDepth,
            Link.chain(20)),
        edges(
            "a number of more than 38 digits",
            "withMaxDigits",
            39,
            LOOSE::withMaxDigits,
            BigInteger.TEN.pow(40)),
        edges(
            "a number of more than 39 digits",
            "withMaxDigits",
            40,
            LOOSE::withMaxDigits,
            BigDecimal.ONE.movePointLeft(40)),
        edges(
            "a number of more than 40 digits",
            "withMaxDigits",
            41,
            LOOSE::withMaxDigits,
            new BigDecimal("1e41")),
        dynamicTest("steps of keys", this::requireStepsCounted));
  }

  private static Point[] points(int count) {
    return Stream.generate(() -> new Point(1, 2)).limit(count).toArray(Point[]::new);
  }

  private static Attributes numbered(int count) {
    Attributes attributes = new Attributes();
    for (int i = 0; i < count; i++) {
      attributes.put("key " + i, i);
    }
    return attributes;
  }

  private DynamicTest exact(
      String what, String setting, int needed, IntFunction<Limits> limits, Object value) {
    return edges("more than " + (needed - 1) + " " + what, setting, needed, limits, value);
  }

  private DynamicTest edges(
      String what, String setting, int needed, IntFunction<Limits> limits, Object value) {
    String message =
        "The message holds " + what + "; raise Limits." + setting + " if that is expected";
    return dynamicTest(
        what + " in a " + value.getClass().getSimpleName(),
        () -> {
          byte[] bytes = subject.plain().encode(value);
          requireRefused(limits.apply(needed - 1), value, bytes, message);
          requireTaken(limits.apply(needed), value);
          requireTaken(limits.apply(needed + 1), value);
        });
  }

  private void requireStepsCounted() {
    Tuples tuples = Tuples.ofOneHash(60);
    String message =
        "The message holds keys that take more than 150 steps to hash and compare; raise"
            + " Limits.withMaxKeySteps if that is expected";
    byte[] bytes = subject.plain().encode(tuples);
    requireRefused(LOOSE.withMaxKeySteps(150), tuples, bytes, message);
  }

  @TestFactory
  @DisplayName("What is written within a limit is read within it: both directions count the same")
  Stream<DynamicTest> whatIsWrittenWithinALimitIsReadWithinIt() {
    return Stream.of(
        tightest("depth", LOOSE::withMaxDepth),
        tightest("objects", LOOSE::withMaxObjects),
        tightest("elements", LOOSE::withMaxElements),
        tightest("classes", LOOSE::withMaxClasses));
  }

  private DynamicTest tightest(String name, IntFunction<Limits> limit) {
    return dynamicTest(
        name,
        () -> {
          int bound = 1;
          while (!isWritten(limit.apply(bound))) {
            bound++;
          }
          requireTaken(limit.apply(bound), new Labels());
        });
  }

  private boolean isWritten(Limits limits) {
    try (Codec codec = subject.builder().limits(limits).build()) {
      codec.encode(new Labels());
      return true;
    } catch (LimitExceededException tooTight) {
      return false;
    }
  }

  @Test
  @DisplayName("A message of as many bytes as are allowed is taken, and one more is refused")
  void bytesAreExact() {
    for (Object value : List.of("x".repeat(1_000), new byte[1_000], new Address("ü", 1))) {
      byte[] bytes = subject.plain().encode(value);
      String message =
          "The message has more than "
              + (bytes.length - 1)
              + " bytes; raise Limits.withMaxBytes if that is expected";
      requireRefused(LOOSE.withMaxBytes(bytes.length - 1), value, bytes, message);
      requireTaken(LOOSE.withMaxBytes(bytes.length), value);
      requireTaken(LOOSE.withMaxBytes(bytes.length + 1), value);
    }
  }

  @Test
  @DisplayName("Texts and arrays of primitives are bounded by the bytes of a message alone")
  void bulkIsBoundedByBytesAlone() {
    Limits few = LOOSE.withMaxElements(1);
    requireTaken(few, "x".repeat(200_001));
    requireTaken(few, "ü".repeat(200_001));
    requireTaken(few, new byte[200_001]);
    requireTaken(few, new boolean[200_001]);
    requireTaken(few, new short[200_001]);
    requireTaken(few, new char[200_001]);
    requireTaken(few, new int[200_001]);
    requireTaken(few, new long[200_001]);
    requireTaken(few, new float[200_001]);
    requireTaken(few, new double[200_001]);
  }

  private void requireRefused(Limits tight, Object value, byte[] bytes, String message) {
    try (Codec codec = subject.builder().limits(tight).build()) {
      assertThatThrownBy(() -> codec.encode(value))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(message);
      assertThatThrownBy(() -> codec.decode(bytes, value.getClass()))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(message);
    }
  }

  private void requireTaken(Limits limits, Object value) {
    try (Codec codec = subject.builder().limits(limits).build()) {
      Object decoded = Trips.roundTrip(codec, value);
      requireUnchanged(value, decoded);
    }
  }

  @Test
  @DisplayName("A chain of the default depth comes back, on a stack of 256 KB, too")
  void theDefaultDepthComesBack() throws Throwable {
    subject.ledger().prove(HostileCase.STACK, this::requireTheDefaultDepth);
  }

  private void requireTheDefaultDepth() throws Exception {
    int depth = LOOSE.maxDepth();
    Link chain = Link.chain(depth);
    for (long stack : List.of(DEFAULT_STACK, Stacks.SMALL)) {
      Link back = Stacks.on(stack, () -> Trips.roundTrip(subject.plain(), chain));
      assertThat(back.length()).isEqualTo(depth);
    }
  }
}
