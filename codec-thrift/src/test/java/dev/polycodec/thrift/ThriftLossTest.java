package dev.polycodec.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.thrift.generated.Before;
import dev.polycodec.thrift.generated.Maybe;
import dev.polycodec.thrift.generated.Perhaps;
import dev.polycodec.thrift.generated.Preset;
import dev.polycodec.thrift.generated.Trouble;
import dev.polycodec.thrift.generated.Values;
import java.util.List;
import java.util.Map;
import org.apache.thrift.TBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Thrift would lose or cut, and say nothing. */
class ThriftLossTest {

  /** What an application adds to a generated class. */
  private static final class Extended extends Before {
    private static final long serialVersionUID = 1;
  }

  @ParameterizedTest
  @ValueSource(strings = {"thrift-binary", "thrift-compact"})
  void nullInAFieldWithADefaultIsRefused(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Preset usual = new Preset();
      assertThat(codec.decode(codec.encode(usual), Preset.class)).isEqualTo(usual);
      for (Preset lacking : List.of(new Preset().setNumbers(null), new Preset().setText(null))) {
        String field = lacking.isSetText() ? "numbers" : "text";
        assertThatThrownBy(() -> codec.encode(lacking))
            .isExactlyInstanceOf(EncodeException.class)
            .hasMessage(
                "The field %s.%s is not set, and would come back as its default, as Thrift has no"
                    + " bytes for that: set it, or declare it without a default",
                Preset.class.getName(), field);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"thrift-binary", "thrift-compact"})
  void anObjectInAFieldThatExtendsItsClassIsRefused(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Preset whole = new Preset().setPart(new Extended());
      assertThatThrownBy(() -> codec.encode(whole))
          .isInstanceOf(CodecException.class)
          .hasMessage(
              "%s is not as Thrift's compiler generates classes: encode an object of the generated"
                  + " class itself, and not of one that extends it",
              Extended.class.getName());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"thrift-binary", "thrift-compact"})
  void theCauseOfAnExceptionIsRefusedAtAnyDepth(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Trouble caused = new Trouble();
      Preset whole = new Preset().setTroubles(Map.of("it", List.of(new Trouble(), caused)));
      assertThat(codec.decode(codec.encode(whole), Preset.class)).isEqualTo(whole);

      caused.initCause(new IllegalStateException("why"));
      assertThatThrownBy(() -> codec.encode(whole))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "Thrift writes neither the cause of a %s nor what it suppresses: encode one without,"
                  + " and these beside it",
              Trouble.class.getName());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"thrift-binary", "thrift-compact"})
  void whatGettersReturnInAnOptionIsLookedAt(String name) {
    Preset caused = new Preset().setTroubles(Map.of("it", List.of(causedTrouble())));
    Preset extended = new Preset().setPart(new Extended());
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (TBase<?, ?> whole :
          List.of(new Perhaps(), new Perhaps().setParts(List.of(new Preset())), new Maybe())) {
        assertThat(codec.decode(codec.encode(whole), whole.getClass())).isEqualTo(whole);
      }
      for (Preset lossy : List.of(caused, extended)) {
        List<Preset> parts = List.of(lossy);
        for (TBase<?, ?> whole :
            List.of(new Perhaps().setParts(parts), new Maybe().setParts(parts))) {
          assertThatThrownBy(() -> codec.encode(whole))
              .isInstanceOf(CodecException.class)
              .hasMessageContaining(
                  lossy == caused ? Trouble.class.getName() : Extended.class.getName());
        }
      }
    }
  }

  private static Trouble causedTrouble() {
    Trouble caused = new Trouble();
    caused.initCause(new IllegalStateException("why"));
    return caused;
  }

  @Test
  void compactValuesOutOfTheirRangeAreRefused() {
    String number = "A number is out of the range of its type";
    Map<byte[], String> cut =
        Map.of(
            new byte[] {0x34, (byte) 0xE0, (byte) 0xC5, 8, 0}, // an i16 of 70,000
            number,
            new byte[] {
              0x45, (byte) 0x8A, (byte) 0x80, (byte) 0x80, (byte) 0x80, 0x20, 0
            }, // 2^32 more
            number,
            new byte[] {(byte) 0xA9, 0x11, 77, 0}, // a list of one
            "A boolean is neither 0 nor 1");
    try (Codec codec = Codecs.builder().use("thrift-compact").build()) {
      cut.forEach(
          (bytes, message) ->
              assertThatThrownBy(() -> codec.decode(bytes, Values.class))
                  .isExactlyInstanceOf(MalformedDataException.class)
                  .hasMessage(message));
    }
  }
}
