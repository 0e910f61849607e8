package dev.polycodec.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.Date;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PropertyAdviceTest {

  private static byte[] written(String codec) {
    try (Codec writer = Codecs.builder().use(codec).build()) {
      return writer.encode(new Date(7));
    }
  }

  private static String advice(Envelope envelope, byte[] bytes) {
    try (Codec reader = Codecs.builder().use("fst").envelope(envelope).build()) {
      return PropertyAdvice.of(
          catchThrowableOfType(CodecException.class, () -> reader.decode(bytes, Date.class)));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '=', textBlock = "jdk-plain=jdk-plain\nkryo=kryo,jdk-plain")
  void namesWhatHasNoEnvelope(String writer, String property) {
    assertThat(advice(Envelopes.defaults().readLegacy("fst"), written(writer)))
        .endsWith("; with the starter, add the property polycodec.read-legacy=" + property);
  }

  @Test
  void namesWhatHasOneOfAnotherCodec() {
    try (Codec writer = Codecs.builder().use("kryo").envelope(Envelopes.defaults()).build()) {
      assertThat(advice(Envelopes.defaults(), writer.encode(new Date(7))))
          .endsWith("; with the starter, add the property polycodec.also-read=kryo");
    }
  }
}
