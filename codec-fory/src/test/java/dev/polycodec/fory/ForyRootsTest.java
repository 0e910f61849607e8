package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a Fory has met in one message is of no effect in the next. */
class ForyRootsTest {

  private static final int TURNS = 100;

  record Left(int number) {}

  record Right(int number) {}

  record Any(Object content) {}

  /** Has places for texts, of which Fory writes no class. */
  static final class Texts {
    List<String> texts = new ArrayList<>();
  }

  private static CodecBuilder builder() {
    return Codecs.builder().use("fory").allow(ForyRootsTest.class.getName() + "$*");
  }

  /** Neither may be in a message of the other. Making a Fory takes a thousand times as long. */
  @Test
  void rootsThatTakeTurnsTakeTheForysThatThereAre() {
    AtomicInteger made = new AtomicInteger();
    ForyPlainOptions options =
        ForyPlainOptions.builder()
            .setup(fory -> fory.withCompatible(false))
            .register(fory -> made.incrementAndGet())
            .build();
    try (Codec codec =
        Codecs.builder().use("fory-plain").trustedInput().configure(options).build()) {
      for (int i = 0; i < TURNS; i++) {
        assertThat(codec.decode(codec.encode(new Left(i)), Left.class)).isEqualTo(new Left(i));
        assertThat(codec.decode(codec.encode(new Right(i)), Right.class)).isEqualTo(new Right(i));
      }
    }
    assertThat(made.get()).isLessThan(TURNS / 10);
  }

  @Test
  void aNumberOfTheCodecStandsForAClassAndIsNoPermission() {
    Any any = new Any(new Left(1));
    byte[] bytes;
    try (Codec named = builder().build();
        Codec numbered = builder().register(Left.class, 300).register(Any.class, 301).build()) {
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
  @SuppressWarnings({"unchecked", "rawtypes"}) // the list is polluted so that it fails
  void afterAFailureWithinAListAnotherIsWrittenAsBefore() {
    Texts failing = new Texts();
    ((List) failing.texts).add(Locale.forLanguageTag("zh-Hant"));
    List<Object> list = new ArrayList<>(Arrays.asList("a", null, 1));
    List<Object> nulls = new ArrayList<>(Arrays.asList(null, null));
    try (Codec codec = builder().build()) {
      for (Object each : List.of(list, nulls, new Any(list), new Any(nulls))) {
        byte[] before = codec.encode(each);
        assertThatThrownBy(() -> codec.encode(failing)).isInstanceOf(RuntimeException.class);
        assertThat(codec.encode(each)).isEqualTo(before);
        assertThat(codec.decode(before, each.getClass())).isEqualTo(each);
      }
    }
  }
}
