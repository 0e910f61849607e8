package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.NoCodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.jackson.plain.Builders;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A codec writes and reads as a mapper of the application does. */
class MapperOptionTest {

  /** A bean with accessors. */
  public static final class Invoice {
    private String customerName = "Ann";
    private @Nullable String poNumber;
    private BigDecimal total = new BigDecimal("12.50");
    private Instant paidAt = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
    private Date sentOn = new Date(1_700_000_000_123L);
    private Optional<LocalDate> due = Optional.of(LocalDate.of(2024, 2, 29));
    private List<Line> lines = new ArrayList<>(List.of(new Line(1, "a"), new Line(2, "b")));
    private Map<String, Integer> counts = new LinkedHashMap<>(Map.of("x", 1));

    public String getCustomerName() {
      return customerName;
    }

    public void setCustomerName(String name) {
      customerName = name;
    }

    public @Nullable String getPoNumber() {
      return poNumber;
    }

    public void setPoNumber(@Nullable String number) {
      poNumber = number;
    }

    public BigDecimal getTotal() {
      return total;
    }

    public void setTotal(BigDecimal total) {
      this.total = total;
    }

    public Instant getPaidAt() {
      return paidAt;
    }

    public void setPaidAt(Instant time) {
      paidAt = time;
    }

    public Date getSentOn() {
      return sentOn;
    }

    public void setSentOn(Date date) {
      sentOn = date;
    }

    public Optional<LocalDate> getDue() {
      return due;
    }

    public void setDue(Optional<LocalDate> due) {
      this.due = due;
    }

    public List<Line> getLines() {
      return lines;
    }

    public void setLines(List<Line> lines) {
      this.lines = lines;
    }

    public Map<String, Integer> getCounts() {
      return counts;
    }

    public void setCounts(Map<String, Integer> counts) {
      this.counts = counts;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Invoice that
          && customerName.equals(that.customerName)
          && Objects.equals(poNumber, that.poNumber)
          && total.equals(that.total)
          && paidAt.equals(that.paidAt)
          && sentOn.equals(that.sentOn)
          && due.equals(that.due)
          && lines.equals(that.lines)
          && counts.equals(that.counts);
    }

    @Override
    public int hashCode() {
      return customerName.hashCode();
    }
  }

  /** A record. */
  record Line(int count, String articleCode) {}

  /** A mixin. */
  interface LineNames {
    @JsonProperty("article")
    String articleCode();
  }

  static Stream<ObjectMapper> mappers() {
    return Stream.of(
        json(),
        Builders.of("json").propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build(),
        Builders.of("json")
            .serializationInclusion(Include.NON_NULL)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build(),
        Builders.of("json").addMixIn(Line.class, LineNames.class).build(),
        Builders.of("json").enable(SerializationFeature.INDENT_OUTPUT).build(),
        Builders.of("smile").build());
  }

  private static ObjectMapper json() {
    return Builders.of("json").build();
  }

  private static Codec codec(ObjectMapper mapper) {
    return Codecs.builder()
        .use(mapper instanceof SmileMapper ? "smile" : "json")
        .configure(JacksonOptions.builder().mapper(mapper).build())
        .build();
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void writesAndReadsAsTheMapperDoes(ObjectMapper mapper) throws Exception {
    Invoice invoice = new Invoice();
    try (Codec codec = codec(mapper)) {
      byte[] bytes = codec.encode(invoice);
      assertThat(bytes).isEqualTo(mapper.writeValueAsBytes(invoice));
      assertThat(mapper.readValue(bytes, Invoice.class)).isEqualTo(invoice);
      assertThat(codec.decode(bytes, Invoice.class)).isEqualTo(invoice);
    }
  }

  @Test
  void theMapperIsNotChanged() throws Exception {
    ObjectMapper mapper = json();
    byte[] before = mapper.writeValueAsBytes(new Secret());
    codec(mapper).close();
    assertThat(json().writeValueAsBytes(new Secret())).isEqualTo(before);
    assertThat(mapper.writeValueAsBytes(new Secret())).isEqualTo(before);
  }

  /** A field that the mapper does not see. */
  static final class Secret {
    public int seen = 1;
    private int hidden = 2;

    int hidden() {
      return hidden;
    }
  }

  @Test
  void fieldsThatTheMapperDoesNotSeeAreRefused() {
    try (Codec codec = codec(new ObjectMapper())) {
      assertThatThrownBy(() -> codec.encode(new Secret()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "The field hidden of %s is in no property that is written; annotate it with"
                  + " @JsonProperty, or exclude it with @JsonIgnore",
              Secret.class.getName());
    }
  }

  /** Names classes. */
  static final class Open {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    public @Nullable Object any;
  }

  @Test
  void classNamesGoToThePolicyAllTheSame() {
    try (Codec codec = codec(new ObjectMapper())) {
      byte[] bytes = "{\"any\":{\"@class\":\"java.lang.Thread\"}}".getBytes();
      assertThatThrownBy(() -> codec.decode(bytes, Open.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("No policy allows the class java.lang.Thread");
    }
  }

  @Test
  void mapperWithDefaultTypingIsRefused() {
    ObjectMapper typing =
        Builders.of("json")
            .activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
                ObjectMapper.DefaultTyping.NON_FINAL)
            .build();
    assertThatThrownBy(() -> codec(typing))
        .isInstanceOf(NoCodecException.class)
        .hasMessageContaining("JacksonOptions switch default typing on");
  }
}
