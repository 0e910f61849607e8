package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Trait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Payloads made by hand are refused, quickly, and before much is allocated for them. */
public abstract class AttackTests extends PayloadGroup {

  private static final Limits LIMITS = Limits.defaults().withMaxObjects(Attack.MANY - 1);
  private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long BYTES_PER_BYTE = 64;
  private static final long BYTES_FREE = 1 << 20;

  /** Within all limits, and far beyond what is free. */
  private static final int LARGE = 4 << 20;

  private static final int LEFT = 300;

  @Test
  @DisplayName("A payload made by hand that does no harm is decoded")
  void harmlessPayloadIsDecoded() {
    Crafted harmless = target.bytes().harmless();
    if (harmless.reason() != null && !target.demands(Trait.CARRIES_TYPES)) {
      return;
    }
    try (Codec codec = target.builders().get().build()) {
      byte[] message = target.message(codec, harmless, new Bait.Any());
      Bait.Any decoded = codec.decode(message, Bait.Any.class);
      assertThat(Objects.requireNonNull(decoded).value)
          .isEqualTo(new ArrayList<>(List.of(new ArrayList<>())));
    }
  }

  @TestFactory
  @DisplayName("A large value of which little is left takes no more than what is left")
  Stream<DynamicTest> whatIsCutOffIsNotAllocated() {
    return Stream.of(new byte[LARGE], new long[LARGE / Long.BYTES], "x".repeat(LARGE))
        .map(each -> dynamicTest(each.getClass().getSimpleName() + " cut off", () -> cut(each)));
  }

  private void cut(Object large) throws Exception {
    try (Codec codec = target.builders().get().build()) {
      byte[] message = target.cut(codec.encode(large), LEFT);
      requireMalformed(Measured.of(() -> codec.decode(message, large.getClass())));
      requireCheap(Measured.of(() -> codec.decode(message, large.getClass())), message.length);
    }
  }

  private static void requireMalformed(Measured decoding) {
    assertThat(decoding.failure()).isInstanceOf(MalformedDataException.class);
  }

  @TestFactory
  @DisplayName("A payload made by hand is refused before it does harm")
  Stream<DynamicTest> attacksAreRefused() {
    return Arrays.stream(Attack.values()).flatMap(this::tests);
  }

  private Stream<DynamicTest> tests(Attack attack) {
    HostileCase number = attack.number();
    if (target.trusted() && attack.needsSoundness()) {
      target.ledger().trusted(number);
      return Stream.of();
    }
    Crafted crafted = target.bytes().craft(attack);
    String reason = crafted.reason();
    if (reason != null && !target.demands(attack.requiredBy())) {
      target.ledger().cannot(number, reason);
      return Stream.of();
    }
    Executable proof =
        reason == null
            ? () -> refuse(attack, crafted)
            : () -> fail("A format that %s can express this", attack.requiredBy());
    return Stream.of(target.ledger().test(number, attack.name(), proof));
  }

  private void refuse(Attack attack, Crafted crafted) throws Exception {
    try (Codec codec = target.builders().get().limits(LIMITS).build()) {
      Object model = crafted.model(attack.model());
      byte[] honest = codec.encode(model);
      byte[] message = target.message(codec, crafted, model);
      Measured first = Measured.of(() -> codec.decode(message, model.getClass()));
      requireRefused(attack, first);
      requireCheap(Measured.of(() -> codec.decode(message, model.getClass())), message.length);
      assertThat(codec.encode(codec.decode(honest, model.getClass())))
          .as("what the codec makes of an honest message afterwards")
          .isEqualTo(honest);
    }
  }

  private static void requireRefused(Attack attack, Measured decoding) {
    assertThat(decoding.failure()).isInstanceOf(CodecException.class);
    assertThat(decoding.failure()).isInstanceOfAny(attack.answers().toArray(Class[]::new));
  }

  /** The second time, nothing is loaded or initialised any more. */
  private static void requireCheap(Measured decoding, int length) {
    assertThat(decoding.nanos()).as("nanoseconds").isLessThan(MAX_NANOS);
    assertThat(decoding.bytes())
        .as("allocated for %d bytes", length)
        .isLessThan(length * BYTES_PER_BYTE + BYTES_FREE);
  }
}
