package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.util.List;
import java.util.stream.IntStream;
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
