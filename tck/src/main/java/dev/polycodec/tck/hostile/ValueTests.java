package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import dev.polycodec.TypeNotAllowedException;
import java.io.ObjectInputFilter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Messages that a codec would write, of values that do harm. */
public abstract class ValueTests extends PayloadGroup {

  private static final int COLLIDING = 20_000;
  private static final int NESTED = 16;

  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** The first time, code is not compiled yet, and other work may share the processor. */
  private static final int CHANCES = 3;

  @TestFactory
  @DisplayName("A value that does harm is refused")
  Stream<DynamicTest> harmfulValuesAreRefused() {
    target
        .ledger()
        .cannot(
            HostileCase.COMPRESSION,
            "no payload is compressed (an envelope may be, and bounds what it makes)");
    return Stream.of(
            always(HostileCase.COLLISIONS, () -> refuseQuickly(colliding())),
            where(
                HostileCase.NESTED_SETS,
                Trait.IDENTITY,
                "each value is written where it stands, so that its bytes grow like its steps",
                () -> refuseQuickly(nested())),
            where(
                HostileCase.WRONG_READ_RESOLVE,
                Trait.JAVA_HOOKS,
                "no readResolve is called but that of a class without state, which makes its own",
                this::refuseImpostor),
            where(
                HostileCase.SERIAL_FILTER,
                Trait.JAVA_HOOKS,
                "no object stream of the JDK reads the bytes",
                this::heedFilter),
            always(HostileCase.WRONG_ROOT, this::refuseSilently),
            always(HostileCase.STALE_BYTES, this::showNoOtherMessage),
            where(
                HostileCase.PATTERNS,
                Trait.CARRIES_TYPES,
                NameTests.NO_NAMES,
                this::judgeLikeTheJdk))
        .flatMap(tests -> tests);
  }

  private Stream<DynamicTest> always(HostileCase number, Executable proof) {
    return Stream.of(target.ledger().test(number, number.text(), proof));
  }

  /** Returns the test of a codec that claims a trait; others have the reason that is given. */
  private Stream<DynamicTest> where(
      HostileCase number, Trait claimed, String reason, Executable proof) {
    if (target.has(claimed)) {
      return always(number, proof);
    }
    target.ledger().cannot(number, reason);
    return Stream.of();
  }

  private void refuseQuickly(Object value) throws InterruptedException {
    byte[] bytes = written(value);
    try (Codec codec = target.builders().get().build()) {
      long nanos = Long.MAX_VALUE;
      for (int i = 0; i < CHANCES && nanos >= MAX_NANOS; i++) {
        Measured decoding = Measured.of(() -> codec.decode(bytes, value.getClass()));
        assertThat(decoding.failure()).isInstanceOf(LimitExceededException.class);
        nanos = decoding.nanos();
      }
      assertThat(nanos).as("nanoseconds").isLessThan(MAX_NANOS);
    }
  }

  private byte[] written(Object value) {
    Limits loose = Limits.defaults().withMaxKeySteps(Integer.MAX_VALUE);
    try (Codec writer = target.builders().get().limits(loose).build()) {
      return writer.encode(value);
    }
  }

  /** The lists get their common hash once the set has taken them: nobody compares them here. */
  private static Bait.Tuples colliding() {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < COLLIDING; i++) {
      lists.add(new ArrayList<>(List.of(i)));
    }
    Bait.Tuples value = new Bait.Tuples();
    value.tuples = new HashSet<>(lists);
    lists.forEach(list -> list.add(-31 * list.get(0)));
    return value;
  }

  /** Each set gets its elements once another has taken it: nobody hashes them here. */
  private static Bait.Any nested() {
    Set<Object> root = new HashSet<>();
    List<Set<Object>> above = List.of(root);
    for (int i = 0; i < NESTED; i++) {
      List<Set<Object>> level = List.of(new HashSet<>(Set.of("a")), new HashSet<>(Set.of("b")));
      above.forEach(set -> set.addAll(level));
      above = level;
    }
    return new Bait.Any(root);
  }

  private void refuseImpostor() {
    try (Codec codec = target.builders().get().build()) {
      Bait.Stage stage = new Bait.Stage();
      stage.impostor = new Bait.Impostor();
      byte[] bytes = codec.encode(stage);
      assertThat(catchThrowable(() -> codec.decode(bytes, Bait.Stage.class)))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  /** Another JVM has the filter; one cannot be removed again. */
  private void heedFilter() throws Exception {
    List<String> flags = new ArrayList<>(target.jvmFlags());
    flags.add("-Djdk.serialFilter=!" + Bait.class.getName() + "$*");
    List<String> codec = List.of(target.variant().name());
    assertThat(OtherJvm.said(flags, Filtered.class, codec).lines())
        .hasSize(2)
        .allMatch(line -> line.endsWith(" by the JVM's serialization filter, jdk.serialFilter"));
  }

  private void refuseSilently() {
    try (Codec codec = target.builders().get().build()) {
      byte[] bytes = codec.encode(new Bait.Talker());
      for (Class<?> other : List.of(String.class, Integer.class, List.class, Number.class)) {
        assertThat(catchThrowable(() -> codec.decode(bytes, other)))
            .isInstanceOf(CodecException.class)
            .message()
            .doesNotContain(Bait.Talker.TEXT);
      }
    }
    assertThat(Bait.Talker.ASKED).hasValue(0);
  }

  private void showNoOtherMessage() {
    Bait.Blob blob = new Bait.Blob();
    blob.value = "x".repeat(500).getBytes(StandardCharsets.UTF_8);
    try (Codec used = target.builders().get().build();
        Codec fresh = target.builders().get().build()) {
      byte[] honest = fresh.encode(blob);
      byte[] secret = used.encode("secret".repeat(1000));
      for (int length = honest.length - 1; length > 0; length -= 7) {
        assertThat(used.decode(secret, String.class)).startsWith("secret");
        byte[] truncated = Arrays.copyOf(honest, length);
        assertThat(catchThrowable(() -> used.decode(truncated, Bait.Blob.class)))
            .as("what follows %d bytes", length)
            .isInstanceOf(CodecException.class);
      }
      assertThat(used.encode(blob)).isEqualTo(honest);
    }
  }

  private void judgeLikeTheJdk() {
    String package_ = Bait.class.getPackageName();
    for (String pattern :
        List.of(
            Bait.class.getName() + "$Cat",
            Bait.class.getName() + "$C*",
            package_ + ".*",
            package_ + ".**",
            "!" + Bait.class.getName() + "$Cat;" + package_ + ".*",
            package_ + ".evilp.*")) {
      for (Class<?> type : List.of(Bait.Cat.class, Bait.Dog.class, Bait.Chain.class)) {
        assertThat(refuses(pattern, type))
            .as("%s refuses %s", pattern, type)
            .isEqualTo(!jdkAllows(pattern, type));
      }
    }
  }

  /** An object of an allowed class is refused, too, as its state is missing; but differently. */
  private boolean refuses(String pattern, Class<?> type) {
    try (Codec codec = target.builders().get().allow(pattern).build()) {
      Crafted crafted = target.bytes().named(type.getName()).get(0);
      byte[] message = target.message(codec, crafted, new Bait.Any());
      return catchThrowable(() -> codec.decode(message, Bait.Any.class))
          instanceof TypeNotAllowedException;
    }
  }

  private static boolean jdkAllows(String pattern, Class<?> type) {
    ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(pattern);
    return filter.checkInput(new Question(type)) == ObjectInputFilter.Status.ALLOWED;
  }

  /** Asks about a class alone. */
  private record Question(Class<?> serialClass) implements ObjectInputFilter.FilterInfo {

    @Override
    public long arrayLength() {
      return -1;
    }

    @Override
    public long depth() {
      return 1;
    }

    @Override
    public long references() {
      return 1;
    }

    @Override
    public long streamBytes() {
      return 1;
    }
  }
}
