package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.onenio.OneNioRules.Counter;
import dev.polycodec.onenio.OneNioRules.User;
import org.junit.jupiter.api.Test;

class OneNioConventionsTest {

  @Test
  void explainNamesExcludedFields() {
    try (Codec codec = codec()) {
      assertThat(codec.explain(User.class)).endsWith("; it leaves out secret (@NotSerial)");
    }
  }

  @Test
  void accessorsOfFieldsAreRefusedWithAdvice() {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(new Counter()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Counter.class.getName()
                  + " has a field, form, for which one-nio calls the methods that @SerializeWith"
                  + " names; this codec does not: register a Surrogate for it");
    }
  }

  private static Codec codec() {
    return Codecs.builder().use("onenio").build();
  }
}
