package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import dev.polycodec.tck.hostile.Costly.Writers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a few bytes mean takes no more than a few seconds, and no more of the heap than it may. */
public abstract class CostTests extends MessageGroup {

  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** What is counted costs as much a step, however many are allowed. */
  private static final int FEWER_STEPS = 8;

  /** Half of the time does not go with the steps: reading long numbers takes it, too. */
  private static final long MAX_NANOS_OF_FEWER = MAX_NANOS / FEWER_STEPS + MAX_NANOS / 2;

  private static final long FREE = 1 << 20;

  /** The first time, code is not compiled yet, and other work may share the processor. */
  private static final int CHANCES = 3;

  /** What is counted ends soon; what is not takes hours all the same. */
  private static final Limits FEW_STEPS = Limits.defaults().withMaxKeySteps(100_000);

  @TestFactory
  @DisplayName("A value that costs more than its bytes is decoded at a bounded cost, or refused")
  Stream<DynamicTest> costsAreBounded() {
    return Costly.all().stream()
        .flatMap(costly -> Stream.of(plain(costly), compressed(costly)))
        .filter(Objects::nonNull);
  }

  @TestFactory
  @DisplayName("Keys that are part of a cycle are counted before they are hashed")
  Stream<DynamicTest> keysOfCyclesAreCounted() {
    return keepsCycles()
        ? Stream.of(dynamicTest("two sets", CostTests.this::requireCounted))
        : Stream.empty();
  }

  @TestFactory
  @DisplayName("A list that each addition copies is filled at once")
  Stream<DynamicTest> copiedListsAreFilledAtOnce() {
    return keepsCycles()
        ? Stream.of(dynamicTest("10,000 nulls", CostTests.this::requireFilledAtOnce))
        : Stream.empty();
  }

  private boolean keepsCycles() {
    try (Codec codec = messages.builder().build()) {
      return !isPlain() && codec.traits().contains(Trait.CYCLES);
    }
  }

  private void requireFilledAtOnce() throws InterruptedException {
    List<Object> nulls = new CopyOnWriteArrayList<>(Collections.nCopies(10_000, null));
    try (Codec codec = messages.builder().build()) {
      byte[] message = codec.encode(new Bait.Any(nulls));
      Bait.Any decoded = Objects.requireNonNull(codec.decode(message, Bait.Any.class));
      assertThat(decoded.value).isEqualTo(nulls);
      Measured decoding = Measured.of(() -> codec.decode(message, Bait.Any.class));
      assertThat(decoding.failure()).isNull();
      assertThat(decoding.bytes()).as("allocated").isLessThan(FREE);
    }
  }

  @TestFactory
  @DisplayName("A key that takes seconds to hash is not hashed by a writer, or counted before")
  Stream<DynamicTest> writersHashNoCostlyKey() {
    return Stream.<Function<Collection<List<Object>>, Object>>of(
            HashSet::new,
            LinkedHashSet::new,
            keys -> table(new HashMap<>(), keys),
            keys -> table(new Hashtable<>(), keys),
            keys -> table(new ConcurrentHashMap<>(), keys),
            keys -> table(new Properties(), keys))
        .map(Twins::of)
        .map(value -> dynamicTest(value.getClass().getSimpleName(), () -> requireWritten(value)));
  }

  private static Map<Object, Object> table(Map<Object, Object> table, Collection<?> keys) {
    keys.forEach(key -> table.put(key, 0));
    return table;
  }

  private void requireWritten(Object value) throws InterruptedException {
    try (Codec codec = messages.builder().limits(FEW_STEPS).build()) {
      Measured encoding = Measured.of(() -> codec.encode(new Bait.Any(value)));
      for (int i = 1; i < CHANCES && encoding.nanos() >= MAX_NANOS; i++) {
        encoding = Measured.of(() -> codec.encode(new Bait.Any(value)));
      }
      if (encoding.failure() != null) {
        assertThat(encoding.failure()).isInstanceOf(CodecException.class);
      }
      assertThat(encoding.nanos()).as("nanoseconds").isLessThan(MAX_NANOS);
    }
  }

  private void requireCounted() {
    String hashed = Bait.Hashed.class.getName();
    byte[] message;
    try (Codec writer = messages.builder().allow(hashed).limits(Messages.LOOSE).build()) {
      message = writer.encode(setsOfACycle());
    }
    Limits few = Limits.defaults().withMaxKeySteps(1_000);
    try (Codec codec = messages.builder().allow(hashed).limits(few).build()) {
      int before = Bait.Hashed.TIMES.get();
      assertThatThrownBy(() -> codec.decode(message, Bait.Costs.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("more than 1000 steps to hash and compare");
      assertThat(Bait.Hashed.TIMES).hasValue(before);
    }
  }

  /** Each set has a key that leads to the other, by way of something without a hash. */
  private static Bait.Costs setsOfACycle() {
    List<Object> one = new ArrayList<>();
    List<Object> other = new ArrayList<>();
    Bait.Costs costs = new Bait.Costs();
    costs.cycle = new HashSet<>(Set.of(one));
    one.addAll(Collections.nCopies(10_000, new Bait.Hashed()));
    one.add(new Object[] {new HashSet<>(Set.of(other))});
    other.addAll(one.subList(0, 10_000));
    other.add(new Object[] {costs.cycle});
    return costs;
  }

  private DynamicTest plain(Costly costly) {
    return dynamicTest(costly.number().number() + " " + costly.name(), () -> bound(costly, null));
  }

  private @Nullable DynamicTest compressed(Costly costly) {
    return isPlain() || costly.number() != HostileCase.FORMS
        ? null
        : dynamicTest(
            costly.number().number() + " " + costly.name() + ", compressed",
            () -> bound(costly, Envelopes.defaults().deflate(1)));
  }

  /** Returns whether the messages are those of the plain library, without forms and envelopes. */
  protected boolean isPlain() {
    return false;
  }

  /** Returns whether keys are counted; a library that fills its own containers does not tell. */
  protected boolean countsKeys() {
    return true;
  }

  private void bound(Costly costly, @Nullable Envelope envelope) throws Throwable {
    if (!countsKeys() && isAboutKeys(costly)) {
      ledger.trusted(costly.number());
      return;
    }
    Object value = costly.value().get();
    byte[] written = written(costly, value, null);
    if (written == null) {
      if (costly.alone() != null) {
        bound(costly.alone(), envelope);
      }
      return;
    }
    byte[] message = envelope == null ? written : written(costly, value, envelope);
    if (message != null) {
      Bound bound = Bound.of(costly, written.length);
      CodecBuilder builder = builder(envelope).limits(bound.limits());
      ledger.prove(costly.number(), () -> bound(costly.name(), message, builder, bound, value));
    }
  }

  private CodecBuilder builder(@Nullable Envelope envelope) {
    CodecBuilder builder = messages.builder();
    return envelope == null ? builder : builder.envelope(envelope);
  }

  private static void bound(
      String name, byte[] message, CodecBuilder builder, Bound bound, Object value)
      throws InterruptedException {
    Class<?> type = value.getClass();
    try (Codec codec = builder.build()) {
      Measured decoding = Measured.of(() -> codec.decode(message, type));
      for (int i = 1; i < CHANCES && !bound.holds(decoding); i++) {
        decoding = Measured.of(() -> codec.decode(message, type));
      }
      if (decoding.failure() != null) {
        assertThat(decoding.failure()).isInstanceOf(CodecException.class);
      }
      assertThat(decoding.nanos()).as("nanoseconds for %s", name).isLessThan(bound.nanos());
      assertThat(decoding.bytes())
          .as("allocated for %d bytes of %s", message.length, name)
          .isLessThan(bound.bytes());
    }
  }

  private static boolean isAboutKeys(Costly costly) {
    return costly.number() == HostileCase.COMPARISONS || costly.number() == HostileCase.ORDER;
  }

  private boolean sharesObjects() {
    try (Codec codec = messages.builder().build()) {
      return codec.traits().contains(Trait.IDENTITY);
    }
  }

  private byte @Nullable [] written(Costly costly, Object value, @Nullable Envelope envelope) {
    if (costly.writers() == (isPlain() ? Writers.WITH_FORMS : Writers.LIBRARY)) {
      ledger.cannot(costly.number(), "it is for other writers: " + costly.writers());
      return null;
    }
    if (costly.name().startsWith(Costly.TWINS) && !sharesObjects()) {
      ledger.cannot(costly.number(), "the format repeats what is shared, and pays for it");
      return null;
    }
    CodecBuilder builder = builder(envelope).limits(Messages.LOOSE);
    if (costly.forgery() != null && !isPlain()) {
      builder.surrogate(costly.forgery());
    }
    try (Codec writer = builder.build()) {
      byte[] written = messages.write(writer, value);
      return value instanceof Alone.Edited ? Alone.Edited.edit(written) : written;
    } catch (RuntimeException | LinkageError refused) {
      ledger.cannot(costly.number(), "no writer of the format has bytes for " + costly.name());
      return null;
    }
  }

  /**
   * What decoding may cost.
   *
   * @param limits those of the codec
   * @param nanos of its thread
   * @param bytes as many as are charged, and as many again for what the bytes themselves hold, such
   *     as 112 for two of an empty ArrayDeque
   */
  private record Bound(Limits limits, long nanos, long bytes) {

    static Bound of(Costly costly, int length) {
      Limits limits = Limits.defaults();
      return isAboutKeys(costly)
          ? ofSteps(limits.withMaxKeySteps(limits.maxKeySteps() / FEWER_STEPS))
          : new Bound(limits, MAX_NANOS, 2L * limits.maxExpansion() * length + FREE);
    }

    /** Comparing makes garbage each time, for which there are as many chances as steps. */
    private static Bound ofSteps(Limits limits) {
      return new Bound(limits, MAX_NANOS_OF_FEWER, Long.MAX_VALUE);
    }

    boolean holds(Measured decoding) {
      return decoding.nanos() < nanos && decoding.bytes() < bytes;
    }
  }
}
