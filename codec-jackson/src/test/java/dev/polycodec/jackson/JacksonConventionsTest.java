package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.jackson.JacksonRules.Component;
import dev.polycodec.jackson.JacksonRules.IgnoredByName;
import dev.polycodec.jackson.JacksonRules.Parent;
import dev.polycodec.jackson.JacksonRules.ReadOnly;
import dev.polycodec.jackson.JacksonRules.Session;
import dev.polycodec.jackson.JacksonRules.Valued;
import dev.polycodec.jackson.JacksonRules.Whole;
import dev.polycodec.jackson.JacksonRules.WriteOnly;
import dev.polycodec.jackson.JacksonRules.WriteOnlyComponent;
import dev.polycodec.jackson.plain.Builders;
import dev.polycodec.tck.OwnRules;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Jackson leaves out, the typed codecs leave out; what it writes, they bring back. */
class JacksonConventionsTest {

  @JsonFilter("some")
  static final class Filtered {
    int number = 1;
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Secret {}

  static final class Renamed {
    public int number = 1;
    @Secret private String password = OwnRules.SECRET;

    @JsonProperty("pw")
    public String getPassword() {
      return password;
    }

    public void setPassword(String password) {
      this.password = password;
    }
  }

  @Test
  void rulesAreThoseOfJacksonItself() throws Exception {
    ObjectMapper jackson =
        Builders.of("json").disable(SerializationFeature.FAIL_ON_EMPTY_BEANS).build();
    for (Object value : JacksonRules.TYPED.excluding()) {
      assertThat(jackson.writeValueAsString(value))
          .as(value.getClass().getSimpleName())
          .doesNotContain(OwnRules.SECRET);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "json-typed"})
  void explainNamesTheAnnotation(String name) {
    try (Codec codec = codec(name)) {
      assertThat(codec.explain(WriteOnly.class))
          .endsWith("; it leaves out secret (@JsonProperty(access = WRITE_ONLY))");
      assertThat(codec.explain(IgnoredByName.class))
          .endsWith("; it leaves out secret (@JsonIgnoreProperties)");
      assertThat(codec.explain(Session.class)).endsWith("; it leaves out token (@JsonIgnoreType)");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "json-typed"})
  void fieldsOfIgnoredTypesAreLeftOut(String name) {
    try (Codec codec = codec(name)) {
      Session back = codec.decode(codec.encode(new Session()), Session.class);
      assertThat(back.number).isEqualTo(1);
      assertThat(back.token).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "json-typed"})
  void whatJacksonWritesComesBack(String name) {
    ReadOnly value = new ReadOnly();
    value.id = 2;
    value.kept = 3;
    value.setRenamed(4);
    try (Codec codec = codec(name)) {
      ReadOnly back = codec.decode(codec.encode(value), ReadOnly.class);
      assertThat(back.id).isEqualTo(2);
      assertThat(back.kept).isEqualTo(3);
      assertThat(back.getRenamed()).isEqualTo(4);
      Whole whole = codec.decode(codec.encode(new Whole(5)), Whole.class);
      assertThat(whole.number()).isEqualTo(5);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "json-typed"})
  void whatDependsOnThePlaceIsRefused(String name) {
    try (Codec codec = codec(name)) {
      assertThatThrownBy(() -> codec.encode(new Parent()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Parent.class.getName()
                  + " leaves out properties of the value of child with an annotation, which this"
                  + " codec could only do wherever that class occurs; annotate that class instead:"
                  + " register a Surrogate for it");
      assertThatThrownBy(() -> codec.encode(new Filtered()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Filtered.class.getName()
                  + " has a @JsonFilter, and what that leaves out is known to a mapper only:"
                  + " register a Surrogate for it");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "json-typed"})
  void hooksThatMayWriteWhatIsInNoFieldAreRefused(String name) {
    try (Codec codec = codec(name)) {
      assertThatThrownBy(() -> codec.encode(new Valued()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Valued.class.getName()
                  + " writes itself with @JsonValue, which this codec does not run, and may so"
                  + " write its transient field state: register a Surrogate for it");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void excludedFieldsAreNoPropertiesUnderAnyName(String name) {
    try (Codec codec = Codecs.builder().use(name).exclude(Secret.class).build()) {
      byte[] bytes = codec.encode(new Renamed());
      assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).doesNotContain("pw", "password");
      assertThat(Objects.requireNonNull(codec.decode(bytes, Renamed.class)).number).isEqualTo(1);
      assertThat(codec.explain(Renamed.class)).endsWith("; it leaves out password (@Secret)");
    }
  }

  @Test
  void plainVariantsReadWhatMayOnlyBeSet() {
    try (Codec codec = codec("json")) {
      byte[] bytes = "{\"kept\":\"a\",\"secret\":\"b\"}".getBytes(StandardCharsets.UTF_8);
      WriteOnlyComponent back = codec.decode(bytes, WriteOnlyComponent.class);
      assertThat(back).isEqualTo(new WriteOnlyComponent("a", "b"));
      assertThat(codec.explain(WriteOnlyComponent.class)).endsWith(", the only codec here");
    }
  }

  @Test
  void plainVariantsDoNotReadWhatIsIgnored() {
    try (Codec codec = codec("json")) {
      byte[] bytes = "{\"kept\":\"a\",\"secret\":\"b\"}".getBytes(StandardCharsets.UTF_8);
      assertThat(codec.decode(bytes, Component.class)).isEqualTo(new Component("a", null));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void plainVariantsExplainWhatJacksonIgnores(String name) {
    try (Codec codec = Codecs.builder().use(name).exclude(JsonIgnore.class).build()) {
      assertThat(codec.explain(JacksonRules.Ignored.class))
          .endsWith("; it leaves out secret (@JsonIgnore)");
    }
  }

  private static Codec codec(String name) {
    return Codecs.builder().use(name).build();
  }
}
