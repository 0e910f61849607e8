package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
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
  void clientThatIsClosedLeavesTheSerializerToTheOtherClientsOfItsFactory() {
    PolycodecSerializer<Object> serializer = new PolycodecSerializer<>();
    PolycodecDeserializer<Object> deserializer = new PolycodecDeserializer<>();
    serializer.configure(Map.of("polycodec.codec", "kryo"), false);
    deserializer.configure(Map.of("polycodec.codec", "kryo"), false);
    serializer.close();
    deserializer.close();
    assertThat(deserializer.deserialize("t", serializer.serialize("t", 7L))).isEqualTo(7L);
  }

  @Test
  void factoryThatConfiguresWhatItIsGivenDoesNotReplaceTheCodecOfTheApplication() {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      PolycodecSerializer<Own> serializer = new PolycodecSerializer<>(codec, Own.class);
      PolycodecDeserializer<Own> deserializer = new PolycodecDeserializer<>(codec, Own.class);
      serializer.configure(Map.of("polycodec.codec", "jdk"), false);
      deserializer.configure(Map.of("polycodec.codec", "jdk"), false);
      byte[] bytes = serializer.serialize("t", new Own(7));
      assertThat(codec.decode(bytes, Own.class)).isEqualTo(new Own(7));
      assertThat(deserializer.deserialize("t", bytes)).isEqualTo(new Own(7));
    }
  }

  @Test
  void settingThatThereIsNotIsToldWithThoseOfKafkaAlone() {
    try (PolycodecSerializer<Object> serializer = new PolycodecSerializer<>()) {
      assertThatThrownBy(() -> serializer.configure(Map.of("polycodec.header", "true"), false))
          .isExactlyInstanceOf(ConfigException.class)
          .hasMessage(
              "There is no setting polycodec.header, but: allow, also-read, codec, deny, envelope,"
                  + " evolution, on-failure, read-legacy (and here: type, key.type, headers)");
    }
  }

  record Own(int number) {}
}
