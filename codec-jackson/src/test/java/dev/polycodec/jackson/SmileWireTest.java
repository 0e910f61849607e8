package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tokens of {@code smile-typed}. */
class SmileWireTest {

  /** Before raw bytes, and their number. */
  private static final byte RAW = (byte) 0xFD;

  private final Codec codec = Codecs.builder().use("smile-typed").build();

  @AfterEach
  void close() {
    codec.close();
  }

  record Blob(byte[] value) {}

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 4, 63})
  void bytesOfAnotherNumberThanAnnouncedAreRefused(int number) {
    byte[] bytes = codec.encode(new Blob(new byte[] {1, 2, 3}));
    int raw = bytes.length - 5;
    assertThat(bytes[raw]).isEqualTo(RAW);
    bytes[raw + 1] = (byte) (0x80 | number); // the last byte of a number has this bit
    assertThatThrownBy(() -> codec.decode(bytes, Blob.class))
        .isInstanceOf(MalformedDataException.class);
  }

  @Test
  void sharedObjectsAndCyclesAreKept() {
    List<Object> shared = new ArrayList<>();
    List<Object> cycle = new ArrayList<>(List.of(shared, shared));
    cycle.add(cycle);
    List<?> back = codec.decode(codec.encode(cycle), ArrayList.class);
    assertThat(back.get(0)).isSameAs(back.get(1));
    assertThat(back.get(2) == back).isTrue();
  }
}
