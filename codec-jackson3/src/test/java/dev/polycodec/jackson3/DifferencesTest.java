package dev.polycodec.jackson3;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What Jackson 3 loses and Jackson 2 does not is refused. */
class DifferencesTest {

  /** A class with a creator and an any setter. */
  static final class Open {
    private final int known;
    private final Map<String, Object> more = new LinkedHashMap<>();

    @JsonCreator
    Open(@JsonProperty("known") int known) {
      this.known = known;
    }

    public int getKnown() {
      return known;
    }

    @JsonAnyGetter
    public Map<String, Object> more() {
      return more;
    }

    @JsonAnySetter
    public void add(String name, Object value) {
      more.put(name, value);
    }
  }

  @Test
  void anySettersAfterACreator() {
    refused(
        new Open(1),
        "The any setter of "
            + Open.class.getName()
            + " would be called in reverse, as a creator with arguments comes before it; give the"
            + " class a constructor without arguments, or a component of a type of its own");
  }

  /** A null that is not written, and would be read as another value. */
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  static final class NonDefault {
    public @Nullable String text = "default";
  }

  @Test
  void nullsWhereAnotherValueIsTheDefault() {
    NonDefault value = new NonDefault();
    value.text = null;
    refused(
        value,
        "A value of the property text of "
            + NonDefault.class.getName()
            + " is left out, and would be read as what the constructor sets; annotate the property"
            + " with @JsonInclude(ALWAYS); found at text of "
            + NonDefault.class.getName());
  }

  private static void refused(Object value, String message) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThatThrownBy(() -> codec.encode(value))
          .isInstanceOf(EncodeException.class)
          .hasMessage(message);
    }
  }
}
