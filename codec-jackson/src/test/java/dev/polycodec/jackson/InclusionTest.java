package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.jackson.plain.Builders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What {@code @JsonInclude} leaves out comes back, or is refused. */
class InclusionTest {

  private static final String LOST =
      " is left out, and would be read as what the constructor sets; annotate the property with"
          + " @JsonInclude(ALWAYS)";
  private static final String ENTRY =
      "An entry of a java.util.HashMap is left out for its value, and would be lost; put no such"
          + " value in, or annotate the property with @JsonInclude(content = ALWAYS)";

  private final Codec codec = Codecs.builder().use("json").build();

  @JsonInclude(Include.NON_EMPTY)
  record Parts(
      @Nullable List<String> list,
      @Nullable Map<String, String> map,
      @Nullable String text,
      Optional<String> note) {}

  record Defaults(
      @JsonInclude(Include.NON_DEFAULT) int number,
      @JsonInclude(Include.NON_DEFAULT) @Nullable Integer boxed) {}

  @JsonInclude(Include.NON_EMPTY)
  static final class Created {
    private final String text;

    @JsonCreator
    Created(@JsonProperty("text") String text) {
      this.text = text;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Created created && Objects.equals(text, created.text);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(text);
    }
  }

  static final class Entries {
    @JsonInclude(content = Include.NON_NULL)
    Map<String, String> present = new HashMap<>();

    @JsonInclude(content = Include.NON_EMPTY)
    Map<String, List<String>> full = new HashMap<>();

    @JsonInclude(content = Include.ALWAYS)
    Map<String, String> all = new HashMap<>();
  }

  record Tagged(Map<String, String> tags) {}

  record All(@JsonInclude(content = Include.ALWAYS) Map<String, String> tags) {}

  @AfterEach
  void close() {
    codec.close();
  }

  private void requireBack(Object value) {
    assertThat(codec.decode(codec.encode(value), (Class<?>) value.getClass())).isEqualTo(value);
  }

  private static void requireRefused(Codec by, Object value, String message) {
    assertThatThrownBy(() -> by.encode(value))
        .isInstanceOf(EncodeException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void whatACreatorIsGivenInPlaceOfNothingComesBack() {
    requireBack(new Parts(null, null, null, Optional.empty()));
    requireBack(new Parts(List.of("a"), Map.of("b", "c"), "d", Optional.of("e")));
    requireBack(new Defaults(0, null));
    requireBack(new Defaults(1, 2));
    requireBack(new Created("a"));
  }

  @Test
  void whatACreatorWouldNotBeGivenIsRefused() {
    String parts = " of " + Parts.class.getName() + LOST;
    requireRefused(
        codec,
        new Parts(new ArrayList<>(), null, null, Optional.empty()),
        "A value of the property list" + parts);
    requireRefused(
        codec,
        new Parts(null, new HashMap<>(), null, Optional.empty()),
        "A value of the property map" + parts);
    requireRefused(
        codec, new Parts(null, null, "", Optional.empty()), "A value of the property text" + parts);
    requireRefused(
        codec,
        new Defaults(0, 0),
        "A value of the property boxed of " + Defaults.class.getName() + LOST);
    requireRefused(
        codec,
        new Created(""),
        "A value of the property text of " + Created.class.getName() + LOST);
  }

  @Test
  void anEntryThatWouldBeLeftOutIsRefused() {
    Entries entries = new Entries();
    entries.all.put("a", null);
    entries.present.put("b", "");
    entries.full.put("c", List.of("d"));
    Entries back = codec.decode(codec.encode(entries), Entries.class);
    assertThat(back).usingRecursiveComparison().isEqualTo(entries);
    entries.full.put("e", List.of());
    requireRefused(codec, entries, ENTRY);
    entries.full.clear();
    entries.present.put("f", null);
    requireRefused(codec, entries, ENTRY);
  }

  /** As a mapper has it whose inclusion of properties is set by one setter. */
  @Test
  void anEntryThatAMapperWouldLeaveOutIsRefused() {
    ObjectMapper mapper =
        Builders.of("json")
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(Include.NON_NULL, Include.NON_NULL))
            .build();
    Map<String, String> some = new HashMap<>(Map.of("a", "b"));
    try (Codec mapped =
        Codecs.builder()
            .use("json")
            .configure(JacksonOptions.builder().mapper(mapper).build())
            .build()) {
      assertThat(mapped.decode(mapped.encode(new Tagged(some)), Tagged.class).tags())
          .isEqualTo(some);
      some.put("c", null);
      requireRefused(mapped, some, ENTRY);
      requireRefused(mapped, new Tagged(some), ENTRY);
      assertThat(mapped.decode(mapped.encode(new All(some)), All.class).tags()).isEqualTo(some);
    }
  }
}
