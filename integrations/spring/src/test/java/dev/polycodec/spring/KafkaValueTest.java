package dev.polycodec.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Values of Kafka")
class KafkaValueTest {

  private final Codec codec =
      Codecs.builder().use("kryo").allow(Basket.class).envelope(Envelopes.defaults()).build();
  private final KafkaValueSerializer out = new KafkaValueSerializer(codec);
  private final KafkaValueDeserializer in = new KafkaValueDeserializer(codec);

  @ParameterizedTest
  @ValueSource(strings = {"", "text", "שלום", "é", "😀"})
  void thatAreTextsAreTheBytesOfTexts(String text) {
    assertThat(out.serialize("t", text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    assertThat(in.deserialize("t", out.serialize("t", text))).isEqualTo(text);
  }

  @Test
  void thatAreObjectsComeBack() {
    Basket basket = new Basket(List.of("lamp"));
    assertThat(in.deserialize("t", out.serialize("t", basket))).isEqualTo(basket);
    assertThat(out.serialize("t", null)).isNull();
    assertThat(in.deserialize("t", null)).isNull();
  }

  @Test
  void haveTheirEnvelopeInAHeaderIfPolycodecsOwnSerializerPutItThere() {
    byte[] whole = out.serialize("t", List.of("lamp", "rope"));
    int length = Envelopes.header(whole).length();
    Headers headers = new RecordHeaders();
    headers.add("polycodec.envelope", Arrays.copyOf(whole, length));
    byte[] bare = Arrays.copyOfRange(whole, length, whole.length);
    assertThat(in.deserialize("t", headers, bare)).isEqualTo(List.of("lamp", "rope"));
    assertThat(in.deserialize("t", headers, whole)).isEqualTo(List.of("lamp", "rope"));
    assertThat(in.deserialize("t", headers, (byte[]) null)).isNull();
    headers.add("polycodec.envelope", null);
    assertThat(in.deserialize("t", headers, whole)).isEqualTo(List.of("lamp", "rope"));
  }

  @Test
  void thatAreSentOnDoNotHaveTheEnvelopeOfAnother() {
    for (Object value : List.of("text", new Basket(List.of("lamp")))) {
      Headers headers = new RecordHeaders();
      headers.add("polycodec.envelope", new byte[] {1});
      assertThat(in.deserialize("t", headers, out.serialize("t", headers, value))).isEqualTo(value);
      assertThat(headers).isEmpty();
    }
  }

  @Test
  void thatAreBytesAreObjectsSoDeadLettersNeedAnotherTemplate() {
    byte[] broken = {1, 2, 3};
    byte[] message = out.serialize("t", broken);
    assertThat(message).isNotEqualTo(broken);
    assertThat(in.deserialize("t", message)).isEqualTo(broken);
  }

  @Test
  void thatAreBrokenAreNoDeletions() {
    byte[] broken = out.serialize("t", new Basket(List.of("lamp")));
    broken[2] ^= 1;
    assertThatThrownBy(() -> in.deserialize("t", broken))
        .isInstanceOf(SerializationException.class);
  }

  @Test
  void thatAreNoTextsAreNotTakenForTexts() {
    byte[] cut = out.serialize("t", new Basket(List.of("lamp")));
    byte[] rest = Arrays.copyOfRange(cut, 2, cut.length);
    rest[0] = (byte) 0xFF;
    assertThatThrownBy(() -> in.deserialize("t", rest))
        .isInstanceOf(SerializationException.class)
        .hasMessage("The bytes are neither a message in an envelope nor a text in UTF-8");
    assertThatThrownBy(() -> out.serialize("t", "half \ud83d"))
        .isInstanceOf(SerializationException.class)
        .hasMessage("The text has half a character, which UTF-8 has not");
  }

  @Test
  void ofACodecWhoseMessagesTextsBeginLikeAreRefused() {
    Envelope first = Envelopes.defaults().readLegacy("kryo").alsoRead("json-typed").notYetWritten();
    try (Codec bare = Codecs.builder().use("kryo").envelope(first).build()) {
      String message =
          "What the codec 'kryo' writes cannot be told from texts: build it with an envelope";
      assertThatThrownBy(() -> new KafkaValueSerializer(bare))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(message);
      assertThatThrownBy(() -> new KafkaValueDeserializer(bare))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(message);
    }
  }
}
