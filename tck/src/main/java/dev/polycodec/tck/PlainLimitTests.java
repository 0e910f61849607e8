package dev.polycodec.tck;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.tck.model.Bulk;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Records.Pair;
import dev.polycodec.tck.model.Row;
import dev.polycodec.tck.model.Total;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The limits of a plain variant mean what they mean in every codec. */
abstract class PlainLimitTests extends PlainTck.LibraryGroup {

  /** More than one, as some formats wrap a root in an object or two. */
  private static final Limits FEW = Limits.defaults().withMaxElements(16);

  /** More than twice the depth that is allowed: some streams count descriptors like objects. */
  private static final int DEEP = 60;

  private static final int MANY = 200_001;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final Duration SHORT = Duration.ofSeconds(2);
  private static final long LARGE_STACK = 1L << 30;
  private static final long DEFAULT_STACK = 0;

  @TestFactory
  @DisplayName("Texts and arrays of primitives are bounded by the bytes of a message alone")
  Stream<DynamicTest> bulkIsBoundedByBytesAlone() {
    return Stream.of(
            "x".repeat(MANY),
            "ü".repeat(MANY),
            new byte[MANY],
            new boolean[MANY],
            new short[MANY],
            new char[MANY],
            new int[MANY],
            new long[MANY],
            new float[MANY],
            new double[MANY])
        .flatMap(
            value ->
                Stream.of(value, Bulk.of(value), new Box<>(value))
                    .filter(library::reads)
                    .filter(root -> !(root instanceof Box) || !isReadAsList(root))
                    .map(root -> taken(value, root)));
  }

  /** Where a field says nothing, JSON has no other arrays than those of references. */
  private boolean isReadAsList(Object box) {
    try {
      return library.read(library.write(box), Box.class) instanceof Box<?> read
          && read.content() instanceof Collection;
    } catch (Exception e) {
      throw new IllegalStateException("It has been read before", e);
    }
  }

  private DynamicTest taken(Object value, Object root) {
    String name = value.getClass().getSimpleName();
    String place = root == value ? "" : " in a " + root.getClass().getSimpleName();
    return dynamicTest(name + place, () -> requireTaken(root));
  }

  private void requireTaken(Object value) throws Exception {
    byte[] bytes = library.write(value);
    try (Codec codec = library.builder().limits(FEW).build();
        Codec loose = library.builder().build()) {
      Object back = codec.decode(bytes, value.getClass());
      Object read = library.read(bytes, value.getClass()); // some take characters for a text
      assertThat(isSame(value, back) || isSame(read, back)).isTrue();
      if (writes(loose, value)) {
        assertThat(codec.encode(value)).isEqualTo(loose.encode(value));
      }
    }
  }

  @TestFactory
  @DisplayName("What is beyond a limit is neither decoded nor encoded")
  Stream<DynamicTest> limitsHoldInBothDirections() {
    Limits loose = Limits.defaults();
    return Stream.of(
            beyond("bytes", loose.withMaxBytes(50), "x".repeat(100)),
            beyond("depth", loose.withMaxDepth(20), Link.chain(DEEP)),
            beyond("depth of records", loose.withMaxDepth(20), records()),
            beyond("objects", loose.withMaxObjects(20), boxes().toArray(Box<?>[]::new)),
            beyond("objects of a chain", loose.withMaxObjects(20), Link.chain(DEEP)),
            beyond("objects that are records", loose.withMaxObjects(20), records()),
            beyond("elements of an array", FEW, boxes().toArray(Box<?>[]::new)),
            beyond("elements of an array of texts", FEW, texts().toArray(String[]::new)),
            beyond("elements of a list", FEW, texts().collect(toCollection(ArrayList::new))),
            beyond("entries of a map", FEW, texts().collect(toMap(text -> text, text -> text))),
            beyond("digits", loose.withMaxDigits(20), BigInteger.TEN.pow(40)),
            beyond("digits before the point", loose.withMaxDigits(20), new BigDecimal("1e40")))
        .flatMap(Function.identity());
  }

  @TestFactory
  @DisplayName("What is written within a limit is read within it: both directions count the same")
  Stream<DynamicTest> whatIsWrittenWithinALimitIsReadWithinIt() {
    Limits loose = Limits.defaults();
    BigInteger power = BigInteger.TWO.pow(100);
    return Stream.of(
            tightest("elements", loose::withMaxElements, Row.of(5)),
            tightest("elements", loose::withMaxElements, new Row()),
            tightest("elements", loose::withMaxElements, Total.of(power)),
            tightest("elements", loose::withMaxElements, texts().toArray(String[]::new)),
            tightest("digits", loose::withMaxDigits, Total.of(power)),
            tightest("digits", loose::withMaxDigits, Total.of(BigInteger.TWO.pow(104).negate())),
            tightest("digits", loose::withMaxDigits, Total.of(new BigDecimal(power, 3))),
            tightest("digits", loose::withMaxDigits, power))
        .flatMap(Function.identity());
  }

  private Stream<DynamicTest> tightest(String what, IntFunction<Limits> limit, Object value) {
    return library.reads(value)
        ? Stream.of(
            dynamicTest(
                what + " in a " + value.getClass().getSimpleName(),
                () -> requireReadWhereWritten(limit, value)))
        : Stream.empty();
  }

  private void requireReadWhereWritten(IntFunction<Limits> limit, Object value) throws Exception {
    try (Codec loose = library.builder().build()) {
      if (!writes(loose, value)) {
        return;
      }
    }
    try (Codec codec = library.builder().limits(limit.apply(least(limit, value))).build()) {
      assertThatCode(() -> codec.decode(codec.encode(value), value.getClass()))
          .doesNotThrowAnyException();
    }
  }

  /** Returns the least bound under which a value is written; a codec for each would take long. */
  private int least(IntFunction<Limits> limit, Object value) {
    int enough = 1;
    while (!isWritten(limit.apply(enough), value)) {
      enough *= 2;
    }
    int few = enough / 2;
    while (enough - few > 1) {
      int middle = (enough + few) / 2;
      if (isWritten(limit.apply(middle), value)) {
        enough = middle;
      } else {
        few = middle;
      }
    }
    return enough;
  }

  private boolean isWritten(Limits limits, Object value) {
    try (Codec codec = library.builder().limits(limits).build()) {
      return writes(codec, value);
    }
  }

  @TestFactory
  @DisplayName("A declared number of more digits than may be is refused, before it takes its time")
  Stream<DynamicTest> digitsAreBounded() {
    BigInteger some = BigInteger.TEN.pow(10_100);
    BigInteger many = BigInteger.TEN.pow(1_000_000);
    return Stream.of(
            refused("BigInteger", some),
            refused("BigInteger of a million", many),
            refused("BigDecimal", new BigDecimal(some)),
            refused("BigDecimal of a million", new BigDecimal(many)),
            refused("BigDecimal before the point", new BigDecimal("1e10100")),
            refused("BigDecimal before the point, of a billion", new BigDecimal("1e1000000000")))
        .flatMap(Function.identity());
  }

  /** A library may have a bound of its own, beyond which it writes nothing. */
  private Stream<DynamicTest> refused(String name, Number number) {
    try {
      byte[] bytes = library.write(Total.of(number));
      return Stream.of(dynamicTest(name, () -> requireRefused(bytes)));
    } catch (Exception | AssertionError unwritten) {
      return Stream.empty();
    }
  }

  private void requireRefused(byte[] bytes) throws Exception {
    try (Codec codec = library.builder().build()) {
      long start = THREADS.getCurrentThreadCpuTime();
      Throwable refusal = catchThrowable(() -> codec.decode(bytes, Total.class));
      Duration taken = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
      assertThat(refusal).isInstanceOf(LimitExceededException.class);
      assertThat(taken).isLessThan(SHORT);
    }
  }

  private static Pair<?, ?> records() {
    Pair<?, ?> inner = new Pair<>("innermost", null);
    for (int i = 0; i < DEEP; i++) {
      inner = new Pair<>("outer", inner);
    }
    return inner;
  }

  private static Stream<Box<String>> boxes() {
    return texts().map(Box::new);
  }

  private static Stream<String> texts() {
    return IntStream.range(0, 30).mapToObj(i -> "text " + i);
  }

  private Stream<DynamicTest> beyond(String name, Limits tight, Object value) {
    return Stream.of(value, new Box<>(value))
        .filter(library::reads)
        .map(
            root ->
                dynamicTest(
                    "%s, a %s".formatted(name, root.getClass().getSimpleName()),
                    () -> requireNotWritten(tight, root)));
  }

  private void requireNotWritten(Limits tight, Object value) throws Exception {
    byte[] bytes = library.write(value);
    try (Codec codec = library.builder().allow(Subject.OPEN).limits(tight).build();
        Codec loose = library.builder().build()) {
      if (value instanceof Box<?> box && box.content() instanceof Number && !writes(loose, value)) {
        return; // a format may have another number there, of no more digits
      }
      Throwable onDecode = catchThrowable(() -> codec.decode(bytes, value.getClass()));
      Throwable onEncode = catchThrowable(() -> codec.encode(value));
      assertThat(onDecode).isInstanceOf(LimitExceededException.class);
      assertThat(onEncode).isInstanceOf(LimitExceededException.class);
    }
  }

  private static boolean isSame(@Nullable Object value, @Nullable Object back) {
    return DeepEquality.difference(value, back, Set.of()).isEmpty();
  }

  private static boolean writes(Codec codec, Object value) {
    try {
      codec.encode(value);
      return true;
    } catch (CodecException e) {
      return false;
    }
  }

  @Test
  @DisplayName("A chain of the default depth comes back, on a stack of 256 KB, too")
  void theDefaultDepthComesBack() throws Exception {
    int length = Limits.defaults().maxDepth() - 10;
    Link chain = Link.chain(length);
    try (Codec codec = library.builder().build()) {
      byte[] bytes = Stacks.on(LARGE_STACK, () -> library.write(chain));
      for (long stack : List.of(DEFAULT_STACK, Stacks.SMALL)) {
        Link back = Stacks.on(stack, () -> codec.decode(bytes, Link.class));
        assertThat(back.length()).isEqualTo(length);
        assertThat(Stacks.on(stack, () -> codec.encode(chain))).isEqualTo(bytes);
      }
    }
  }
}
