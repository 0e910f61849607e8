package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileParser;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One generator writes many messages, whatever the application's mapper has it do. */
class SmileFeaturesTest {

  record Payment(String from, String to) {}

  private static void requireMessagesOfTheirOwn(ObjectMapper mapper) throws Exception {
    try (Codec codec =
        Codecs.builder().use("smile").configure(JacksonOptions.mapper(mapper)).build()) {
      for (Payment payment :
          List.of(
              new Payment("GBP", "EUR"), new Payment("USD", "GBP"), new Payment("GBP", "GBP"))) {
        byte[] bytes = codec.encode(payment);
        assertThat(codec.decode(bytes, Payment.class)).isEqualTo(payment);
        assertThat(mapper.readValue(bytes, Payment.class)).isEqualTo(payment);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void messagesAreReadByThemselvesWithEachFeature(SmileGenerator.Feature feature) throws Exception {
    requireMessagesOfTheirOwn(
        SmileMapper.builder(SmileFactory.builder().enable(feature).build()).build());
  }

  @ParameterizedTest
  @EnumSource
  void messagesAreReadByThemselvesWithoutEachFeature(SmileGenerator.Feature feature)
      throws Exception {
    requireMessagesOfTheirOwn(
        SmileMapper.builder(SmileFactory.builder().disable(feature).build()).build());
  }

  private static Codec codec(ObjectMapper mapper) {
    return Codecs.builder().use("smile").configure(JacksonOptions.mapper(mapper)).build();
  }

  @Test
  void theEndIsMarkedAsTheMapperMarksIt() throws Exception {
    ObjectMapper mapper =
        SmileMapper.builder(
                SmileFactory.builder().enable(SmileGenerator.Feature.WRITE_END_MARKER).build())
            .build();
    Payment payment = new Payment("GBP", "EUR");
    byte[] marked = mapper.writeValueAsBytes(payment);
    try (Codec codec = codec(mapper);
        Codec usual = Codecs.builder().use("smile").build()) {
      assertThat(codec.encode(payment)).isEqualTo(marked).endsWith(0xFF);
      assertThat(codec.decode(marked, Payment.class)).isEqualTo(payment);
      assertThat(codec.decode(usual.encode(payment), Payment.class)).isEqualTo(payment);
      for (byte[] longer : List.of(with(marked, 0xFF), with(marked, 0))) {
        assertThatThrownBy(() -> codec.decode(longer, Payment.class))
            .hasMessageStartingWith("Bytes follow the value");
      }
      assertThatThrownBy(() -> usual.decode(marked, Payment.class))
          .hasMessageStartingWith("Bytes follow the value");
    }
  }

  private static byte[] with(byte[] bytes, int last) {
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    longer[bytes.length] = (byte) last;
    return longer;
  }

  @Test
  void aHeaderIsMissedUnlessTheMapperReadsWithoutOne() throws Exception {
    SmileFactory factory =
        SmileFactory.builder()
            .disable(SmileGenerator.Feature.WRITE_HEADER)
            .disable(SmileParser.Feature.REQUIRE_HEADER)
            .build();
    ObjectMapper mapper = SmileMapper.builder(factory).build();
    Payment payment = new Payment("GBP", "EUR");
    byte[] bytes = mapper.writeValueAsBytes(payment);
    try (Codec codec = codec(mapper);
        Codec usual = Codecs.builder().use("smile").build()) {
      assertThat(codec.decode(bytes, Payment.class)).isEqualTo(payment);
      assertThat(mapper.readValue(codec.encode(payment), Payment.class)).isEqualTo(payment);
      assertThatThrownBy(() -> usual.decode(bytes, Payment.class))
          .hasMessageStartingWith("The bytes do not begin as Smile does: 3A 29 0A");
    }
  }

  record Texts(List<String> texts) {}

  @ParameterizedTest
  @EnumSource
  void moreTextsThanAreSharedAreRead(SmileGenerator.Feature feature) {
    ObjectMapper mapper =
        SmileMapper.builder(SmileFactory.builder().enable(feature).build()).build();
    Texts texts = new Texts(IntStream.range(0, 2000).mapToObj(i -> "text " + i).toList());
    try (Codec codec =
        Codecs.builder().use("smile").configure(JacksonOptions.mapper(mapper)).build()) {
      assertThat(codec.decode(codec.encode(texts), Texts.class)).isEqualTo(texts);
      assertThat(codec.decode(codec.encode(texts), Texts.class)).isEqualTo(texts);
    }
  }
}
