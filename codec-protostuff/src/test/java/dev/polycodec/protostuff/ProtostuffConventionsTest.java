package dev.polycodec.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.protostuff.ProtostuffRules.Counter;
import dev.polycodec.protostuff.ProtostuffRules.User;
import org.junit.jupiter.api.Test;

class ProtostuffConventionsTest {

  @Test
  void explainNamesExcludedFields() {
    try (Codec codec = codec()) {
      assertThat(codec.explain(User.class)).endsWith("; it leaves out secret (@Exclude)");
    }
  }

  @Test
  void deprecatedFieldsAreStateUntilTheyAreRemoved() {
    User user = new User();
    user.old = "older";
    try (Codec codec = codec()) {
      assertThat(codec.decode(codec.encode(user), User.class).old).isEqualTo("older");
    }
  }

  @Test
  void ownSchemasAreRefusedWithAdvice() {
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(new Counter()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Counter.class.getName()
                  + " has a schema of protostuff of its own, as a Message, which this codec does not"
                  + " use: register a Surrogate for it");
    }
  }

  private static Codec codec() {
    return Codecs.builder().use("protostuff").build();
  }
}
