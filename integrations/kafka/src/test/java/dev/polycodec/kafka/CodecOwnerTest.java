package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CodecOwnerTest {

  @Test
  void clientThatIsClosedLeavesTheCodecOfTheApplicationToOthers() {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      new PolycodecSerializer<>(codec, Long.class).close();
      new PolycodecDeserializer<>(codec, Long.class).close();
      new PolycodecSerde<>(codec, Long.class).close();
      assertThat(codec.decode(codec.encode(7L), Long.class)).isEqualTo(7L);
    }
  }

  @Test
  void clientThatIsClosedClosesTheCodecThatItHasBuilt() {
    PolycodecSerializer<Object> serializer = new PolycodecSerializer<>();
    serializer.configure(Map.of("polycodec.codec", "kryo"), false);
    serializer.close();
    serializer.close();
    assertThatThrownBy(() -> serializer.serialize("t", 7L))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The codec kryo is closed: nothing can be encoded or decoded with it any more");
  }
}
