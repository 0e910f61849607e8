package dev.polycodec.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.Tag;
import io.protostuff.runtime.RuntimeSchema;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What other software writes for protobuf is read as it means, or refused. */
class ProtobufPeersTest {

  /** Has what such software may write in several ways. */
  static final class Sample {
    @Tag(1)
    int id;

    @Tag(2)
    List<Integer> counts;

    @Tag(3)
    List<Double> prices;

    @Tag(4)
    List<Boolean> flags;

    @Tag(5)
    Map<String, Integer> ages;
  }

  private final Codec codec = Codecs.builder().use("protostuff-protobuf-plain").build();

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  @Test
  void numbersInOneFieldAreRead() {
    byte[] packed =
        bytes("12 04 01 02 ac02  08 07  1a 10 000000000000f03f 0000000000000040  22 02 01 00");
    Sample sample = codec.decode(packed, Sample.class);
    assertThat(sample.id).isEqualTo(7);
    assertThat(sample.counts).containsExactly(1, 2, 300);
    assertThat(sample.prices).containsExactly(1.0, 2.0);
    assertThat(sample.flags).containsExactly(true, false);
    Sample library = new Sample();
    ProtobufIOUtil.mergeFrom(packed, library, RuntimeSchema.createFrom(Sample.class));
    assertThat(library).usingRecursiveComparison().isEqualTo(sample);
  }

  @ParameterizedTest
  @CsvSource({
    "12 05 01 02, A length exceeds the bytes that remain",
    "12 00 08 07, A list of numbers in one field does not end with one",
    "1a 04 00000000 08 07 08 07, A list of numbers in one field does not end with one",
    "12 01 ac 02 08 07, A list of numbers in one field does not end with one",
    "0a 01 07, Expected wire type 0 but found 2",
  })
  void numbersThatAreNotThereAreRefused(String hex, String message) {
    assertThatThrownBy(() -> codec.decode(bytes(hex), Sample.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(message);
  }

  @Test
  void numbersInOneFieldAreElements() {
    Limits few = Limits.defaults().withMaxElements(3);
    try (Codec bounded = Codecs.builder().use("protostuff-protobuf-plain").limits(few).build()) {
      byte[] four = bytes("12 04 01 02 03 04");
      assertThatThrownBy(() -> bounded.decode(four, Sample.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds more than 3 elements");
    }
  }

  @Test
  void aValueBeforeItsKeyIsRefused() {
    assertThat(codec.decode(bytes("2a 07 0a05 0a016b 1001"), Sample.class).ages)
        .isEqualTo(Map.of("k", 1));
    assertThatThrownBy(() -> codec.decode(bytes("2a 07 0a05 1001 0a016b"), Sample.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "An entry of a map has its value before its key, which Protostuff loses: write it"
                + " after");
  }
}
