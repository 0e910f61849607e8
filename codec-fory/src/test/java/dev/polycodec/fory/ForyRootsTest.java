package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.model.People.Address;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a Fory has met in one message is of no effect in the next. */
class ForyRootsTest {

  private static final int TURNS = 100;

  /** More than the Forys of an engine. */
  private static final int OTHERS = 20;

  private static final int LARGE = 3 << 20;

  record Left(int number) {}

  record Right(int number) {}

  record Both(Left left, Right right) {}

  record Any(Object content) {}

  private static CodecBuilder builder() {
    return Codecs.builder().use("fory").allow(ForyRootsTest.class.getName() + "$*");
  }

  /** Counts the Forys that a codec makes. */
  private static CodecBuilder counting(AtomicInteger made) {
    ForyPlainOptions options =
        ForyPlainOptions.builder()
            .setup(fory -> fory.withCodegen(false))
            .register(fory -> made.incrementAndGet())
            .build();
    return Codecs.builder().use("fory-plain").trustedInput().configure(options);
  }

  /** Neither may be in a message of the other. Making a Fory takes a thousand times as long. */
  @Test
  void rootsThatTakeTurnsTakeTheForysThatThereAre() {
    AtomicInteger made = new AtomicInteger();
    try (Codec codec = counting(made).build()) {
      for (int i = 0; i < TURNS; i++) {
        assertThat(codec.decode(codec.encode(new Left(i)), Left.class)).isEqualTo(new Left(i));
        assertThat(codec.decode(codec.encode(new Right(i)), Right.class)).isEqualTo(new Right(i));
      }
    }
    assertThat(made.get()).isLessThan(TURNS / 10);
  }

  /** One may hold the other, and would do with the Fory of it, which then was lost for it. */
  @Test
  void aRootThatHoldsAnotherLeavesItsForyToIt() {
    AtomicInteger made = new AtomicInteger();
    Both both = new Both(new Left(1), new Right(2));
    try (Codec codec = counting(made).build()) {
      for (int i = 0; i < TURNS; i++) {
        assertThat(codec.decode(codec.encode(new Left(i)), Left.class)).isEqualTo(new Left(i));
        assertThat(codec.decode(codec.encode(both), Both.class)).isEqualTo(both);
      }
    }
    assertThat(made.get()).isLessThan(TURNS / 10);
  }

  /** Of more kinds of roots than there are Forys, those that come often have theirs. */
  @Test
  void aRootThatComesOftenKeepsItsForyWhileOthersComeOnce() throws Exception {
    AtomicInteger made = new AtomicInteger();
    Address ours = new Address("Main", 1);
    try (Codec codec = counting(made).build()) {
      byte[] bytes = codec.encode(ours);
      codec.decode(bytes, Address.class);
      made.set(0);
      for (int i = 0; i < OTHERS; i++) {
        ClassLoader loader = new OwnCopy(Address.class.getPackageName());
        assertThat(codec.decode(bytes, loader.loadClass(Address.class.getName()))).isNotNull();
        assertThat(codec.decode(bytes, Address.class)).isEqualTo(ours);
      }
    }
    assertThat(made.get()).isEqualTo(OTHERS);
  }

  /** Nor does a message that is too large to be written. */
  @Test
  void aLargeMessageCostsNoFory() {
    AtomicInteger made = new AtomicInteger();
    Limits limits = Limits.defaults().withMaxBytes(LARGE + 100);
    try (Codec codec = counting(made).limits(limits).build()) {
      for (int i = 0; i < 3; i++) {
        assertThat(codec.encode(new byte[LARGE])).hasSizeGreaterThan(LARGE);
        assertThatThrownBy(() -> codec.encode(new byte[LARGE + 100]))
            .isInstanceOf(LimitExceededException.class);
        assertThat(codec.encode(new byte[1])).hasSizeLessThan(100);
      }
    }
    assertThat(made.get()).isEqualTo(2); // one to try the setup
  }

  @Test
  void aNumberOfTheCodecStandsForAClassAndIsNoPermission() {
    Any any = new Any(new Left(1));
    byte[] bytes;
    try (Codec named = builder().build();
        Codec numbered =
            builder()
                .register(Left.class, 300)
                .register(Any.class, 301)
                .register(String.class, 302) // which has a number in Fory
                .build()) {
      bytes = numbered.encode(any);
      assertThat(bytes).hasSizeLessThan(named.encode(any).length);
      assertThat(numbered.decode(bytes, Any.class)).isEqualTo(any);
    }
    try (Codec denied =
        Codecs.builder()
            .use("fory")
            .register(Left.class, 300)
            .register(Any.class, 301)
            .deny(Left.class.getName())
            .build()) {
      assertThatThrownBy(() -> denied.decode(bytes, Any.class))
          .isInstanceOf(TypeNotAllowedException.class);
      assertThatThrownBy(() -> denied.encode(any)).isInstanceOf(TypeNotAllowedException.class);
    }
  }

  /** Fory itself goes on with what was declared around the value that it has refused. */
  @Test
  void afterAFailureWithinAFieldTheNextIsWrittenAsBefore() {
    Set<?> failing = Collections.unmodifiableMap(new LinkedHashMap<>(Map.of(1, 2))).entrySet();
    Set<Integer> set = Collections.unmodifiableSet(new TreeSet<>(Set.of(1, 2)));
    try (Codec codec = builder().build()) {
      byte[] before = codec.encode(set);
      assertThatThrownBy(() -> codec.encode(failing)).isInstanceOf(EncodeException.class);
      assertThat(codec.encode(set)).isEqualTo(before);
    }
  }
}
