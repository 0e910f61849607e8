package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.stored.Envelopes;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EnvelopeHeaderTest {

  private static final Map<String, String> SETTINGS =
      Map.of("polycodec.codec", "kryo", "polycodec.headers", "true");

  private final Headers headers = new RecordHeaders();
  private final PolycodecSerializer<Object> out = new PolycodecSerializer<>();
  private final PolycodecDeserializer<Object> in = new PolycodecDeserializer<>();
  private final PolycodecSerializer<Object> keysOut = new PolycodecSerializer<>();
  private final PolycodecDeserializer<Object> keysIn = new PolycodecDeserializer<>();

  @BeforeEach
  void configure() {
    out.configure(SETTINGS, false);
    in.configure(SETTINGS, false);
    keysOut.configure(SETTINGS, true);
    keysIn.configure(SETTINGS, true);
  }

  @AfterEach
  void close() {
    out.close();
    in.close();
    keysOut.close();
    keysIn.close();
  }

  @Test
  void keyDoesNotTakeTheEnvelopeOfTheValue() {
    byte[] key = keysOut.serialize("t", headers, 7L);
    byte[] value = out.serialize("t", headers, "seven");
    assertThat(keysIn.deserialize("t", headers, key)).isEqualTo(7L);
    assertThat(in.deserialize("t", headers, value)).isEqualTo("seven");
  }

  @Test
  void stateOfKafkaStreamsKeepsItsEnvelopeAsItIsReadWithoutHeaders() {
    byte[] record = out.serialize("t", headers, "seven");
    byte[] state = out.serialize("app-store-changelog", headers, 8L);
    assertThat(in.deserialize("app-store-changelog", state)).isEqualTo(8L);
    assertThat(in.deserialize("t", headers, record)).isEqualTo("seven");
  }

  @Test
  void headerWithoutAValueIsNoEnvelope() {
    byte[] bare = out.serialize("t", headers, "seven");
    byte[] whole = out.serialize("t", "seven");
    Headers empty = new RecordHeaders().add(RecordCodec.HEADER, null);
    assertThat(in.deserialize("t", empty, whole)).isEqualTo("seven");
    assertThatThrownBy(() -> in.deserialize("t", empty, bare))
        .isInstanceOf(SerializationException.class)
        .hasCauseInstanceOf(MalformedDataException.class);
  }

  @Test
  void recordThatIsSentOnWithItsHeadersHasTheEnvelopeOfItsNewValue() {
    out.serialize("t", headers, "seven");
    PolycodecSerializer<Object> plain = new PolycodecSerializer<>();
    plain.configure(Map.of("polycodec.codec", "kryo"), false);
    byte[] value = plain.serialize("t", headers, 8L);
    plain.close();
    assertThat(headers.lastHeader(RecordCodec.HEADER)).isNull();
    assertThat(in.deserialize("t", headers, value)).isEqualTo(8L);
  }

  @Test
  void headerThatCameFromElsewhereIsNotPutBeforeAnEnvelope() {
    byte[] whole = out.serialize("t", 8L);
    out.serialize("t", headers, "seven");
    assertThat(in.deserialize("t", headers, whole)).isEqualTo(8L);
    ByteBuffer direct = ByteBuffer.allocateDirect(whole.length).put(whole).flip();
    assertThat(in.deserialize("t", headers, direct.asReadOnlyBuffer())).isEqualTo(8L);
  }

  @Test
  void keyOfACodecThatTheApplicationHasBuiltDoesNotTakeTheEnvelopeOfTheValue() {
    try (Codec codec = Codecs.builder().use("kryo").envelope(Envelopes.defaults()).build()) {
      byte[] key = new PolycodecSerializer<>(codec, Long.class).serialize("t", headers, 7L);
      byte[] value = out.serialize("t", headers, "seven");
      assertThat(new PolycodecDeserializer<>(codec, Long.class).deserialize("t", headers, key))
          .isEqualTo(7L);
      assertThat(in.deserialize("t", headers, value)).isEqualTo("seven");
    }
  }

  @Test
  void keyWithoutAnEnvelopeDoesNotTakeThatOfTheValueOnceItIsSaidToBeAKey() {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      byte[] key = new PolycodecSerializer<>(codec, Long.class).serialize("t", headers, 7L);
      out.serialize("t", headers, "seven");
      PolycodecDeserializer<Long> keys = new PolycodecDeserializer<>(codec, Long.class);
      keys.configure(Map.of(), true);
      assertThat(keys.deserialize("t", headers, key)).isEqualTo(7L);
    }
  }

  @Test
  void headersAreThereOrNot() {
    assertThat(isInHeader(" TRUE ")).isTrue();
    assertThat(isInHeader(true)).isTrue();
    assertThat(isInHeader("false")).isFalse();
    assertThat(isInHeader(" ")).isFalse();
    assertThatThrownBy(() -> isInHeader("yes"))
        .isInstanceOf(ConfigException.class)
        .hasMessage("Invalid value yes for configuration polycodec.headers: It is true or false");
  }

  @Test
  void headersHaveNoEnvelopeWhereNoneIsWritten() {
    for (Map<String, Object> without :
        List.of(
            Map.<String, Object>of("polycodec.envelope", "false"),
            Map.<String, Object>of(
                "polycodec.envelope", "not-yet", "polycodec.read-legacy", "kryo"))) {
      Map<String, Object> settings = new HashMap<>(SETTINGS);
      settings.putAll(without);
      out.configure(settings, false);
      in.configure(settings, false);
      byte[] bare = out.serialize("t", headers, "seven");
      assertThat(headers).isEmpty();
      assertThat(in.deserialize("t", headers, bare)).isEqualTo("seven");
    }
  }

  private static boolean isInHeader(Object setting) {
    Headers written = new RecordHeaders();
    try (PolycodecSerializer<Object> serializer = new PolycodecSerializer<>()) {
      serializer.configure(Map.of("polycodec.codec", "kryo", "polycodec.headers", setting), false);
      serializer.serialize("t", written, "seven");
    }
    return written.lastHeader(RecordCodec.HEADER) != null;
  }
}
