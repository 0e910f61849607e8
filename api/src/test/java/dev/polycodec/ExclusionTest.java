package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Providers;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the builder is told to leave out. */
class ExclusionTest {

  @Retention(RetentionPolicy.RUNTIME)
  @interface Secret {}

  @Retention(RetentionPolicy.SOURCE)
  @interface Gone {}

  @interface Compiled {}

  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.PARAMETER})
  @interface OfTypes {}

  static class Base {
    @Secret int pin = 7;
  }

  static class User extends Base {
    String name = "Ada";
    @Secret @Nullable String password = "x";
  }

  abstract static class Open {
    @Secret @Nullable String password;
  }

  static final class Form implements Surrogate<User, String> {
    @Override
    public Class<User> type() {
      return User.class;
    }

    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(User value) {
      return value.name;
    }

    @Override
    public User fromForm(String form) {
      return new User();
    }
  }

  @Test
  void explainNamesTheFieldsThatAreLeftOut() {
    try (Codec codec = Providers.tiny().exclude(Secret.class).build()) {
      assertThat(codec.explain(User.class))
          .isEqualTo(
              User.class.getName()
                  + " is encoded by tiny, the only codec here; it leaves out pin (@Secret), password"
                  + " (@Secret)");
      assertThat(codec.explain(Open.class)).endsWith("; it leaves out password (@Secret)");
      assertThat(codec.explain(String.class)).endsWith(", the only codec here");
    }
  }

  @Test
  void explainOfRoutersAndEnvelopesNamesTheFieldsThatAreLeftOut() {
    String expected =
        User.class.getName()
            + " is encoded by tiny: no override matches; it leaves out pin (@Secret), password"
            + " (@Secret)";
    try (Codec routed =
            Providers.tiny().use("tiny-bare", Integer.class).exclude(Secret.class).build();
        Codec enveloped =
            Providers.tiny().envelope(Envelopes.defaults()).exclude(Secret.class).build()) {
      assertThat(routed.explain(User.class)).isEqualTo(expected);
      assertThat(enveloped.explain(User.class)).isEqualTo(expected);
    }
  }

  @Test
  void surrogateDecidesWhatIsLeftOut() {
    try (Codec codec = Providers.tiny().exclude(Secret.class).surrogate(new Form()).build()) {
      assertThat(codec.explain(User.class)).endsWith(", the only codec here");
    }
  }

  @Test
  void nothingIsLeftOutUnasked() {
    try (Codec codec = Providers.tiny().build()) {
      assertThat(codec.explain(User.class)).endsWith(", the only codec here");
    }
  }

  @Test
  void annotationThatNobodyCouldSeeIsRefused() {
    CodecBuilder builder = Codecs.builder();
    assertThatThrownBy(() -> builder.exclude(Gone.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "exclude(Gone.class) would leave nothing out: "
                + Gone.class.getName()
                + " has the retention SOURCE and is gone when the program runs; give it"
                + " @Retention(RUNTIME)");
    assertThatThrownBy(() -> builder.exclude(Compiled.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has the retention CLASS and is gone when the program runs");
  }

  @Test
  void annotationThatNoMemberCanHaveIsRefused() {
    assertThatThrownBy(() -> Codecs.builder().exclude(OfTypes.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "exclude(OfTypes.class) would leave nothing out: "
                + OfTypes.class.getName()
                + " is for neither fields, methods nor record components; name one that is, or add"
                + " FIELD to its @Target");
  }
}
