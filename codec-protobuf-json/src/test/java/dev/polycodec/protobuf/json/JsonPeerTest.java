package dev.polycodec.protobuf.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.protobuf.Message;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is read of JSON is what the library reads, which takes more for JSON. */
class JsonPeerTest {

  private static final int TEXTS = 3_000;
  private static final String ALPHABET = "{}[]\",:0123456789-+.eEns\\u /_Z";

  private final JsonLibrary library = new JsonLibrary();
  private final Codec codec = library.builder().evolution(Evolution.STRICT).build();

  @AfterEach
  void close() {
    codec.close();
  }

  @TestFactory
  Stream<DynamicTest> whatIsReadIsWhatTheLibraryReads() {
    List<Object> values = library.values();
    return IntStream.range(0, values.size())
        .mapToObj(i -> dynamicTest("value " + i, () -> requireAlike((Message) values.get(i), i)));
  }

  private void requireAlike(Message value, int seed) throws Exception {
    Random random = new Random(seed);
    byte[] bytes = library.write(value);
    int accepted = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = mutated(new String(bytes, StandardCharsets.UTF_8), random);
      Object read = read(text, value.getClass());
      if (read != null && !text.contains("-0")) { // which the library reads as zero
        accepted++;
        assertThat(library.read(text.getBytes(StandardCharsets.UTF_8), value.getClass()))
            .as(text)
            .isEqualTo(read);
      }
    }
    assertThat(accepted).isPositive();
  }

  private @Nullable Object read(String text, Class<?> type) {
    try {
      return codec.decode(text.getBytes(StandardCharsets.UTF_8), type);
    } catch (CodecException e) {
      return null;
    }
  }

  /** Inserts, replaces or leaves out a character or two. */
  private static String mutated(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(2); i < 2; i++) {
      int at = random.nextInt(changed.length() + 1);
      int end = Math.min(changed.length(), at + random.nextInt(2));
      int from = random.nextInt(ALPHABET.length());
      changed.replace(at, end, ALPHABET.substring(from, from + random.nextInt(2)));
    }
    return changed.toString();
  }
}
