package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("object-streams")
class FstPlainMemoryTest {

  private static final int LARGE = 3 << 20;
  private static final int TIMES = 5;

  /** What FST asks its thread-local tables for. */
  static final class Document implements Serializable {
    private static final long serialVersionUID = 1L;

    private final List<Object> lines = new ArrayList<>(List.of("one", 2));
    private final byte[] content = new byte[LARGE];
  }

  /** Each of these messages makes the engine grow so much that it is dropped. */
  @Test
  void anEngineThatIsDroppedIsCollectedWhileItsThreadLives() {
    try (Codec codec = Codecs.builder().use("fst-plain").trustedInput().build()) {
      Document document = new Document();
      long before = used();
      for (int i = 0; i < TIMES; i++) {
        assertThat(codec.encode(document)).hasSizeGreaterThan(LARGE);
      }
      assertThat(used() - before).isLessThan(3L * LARGE);
    }
  }

  private static long used() {
    Runtime.getRuntime().gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
