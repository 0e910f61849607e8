package dev.polycodec.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import java.util.Map;
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
  void headerWithoutAValueIsNoEnvelope() {
    byte[] bare = out.serialize("t", headers, "seven");
    byte[] whole = out.serialize("t", "seven");
    Headers empty = new RecordHeaders().add(RecordCodec.HEADER, null);
    assertThat(in.deserialize("t", empty, whole)).isEqualTo("seven");
    assertThatThrownBy(() -> in.deserialize("t", empty, bare))
        .isInstanceOf(SerializationException.class)
        .hasCauseInstanceOf(MalformedDataException.class);
  }
}
