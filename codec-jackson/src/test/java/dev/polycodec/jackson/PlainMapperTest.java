package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.TypeRef;
import dev.polycodec.jackson.plain.Builders;
import dev.polycodec.tck.equality.DeepEquality;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plain {@code json} and {@code smile} read what a mapper of the application wrote. */
class PlainMapperTest {

  /** An object as applications write it: accessors, and a property that is computed. */
  static final class Order {
    private int id = 7;
    private @Nullable String customer = "Ann \u00e9";
    private @Nullable Date placed = new Date(1_700_000_000_000L);
    private Instant paid = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
    private LocalDate due = LocalDate.of(2024, 2, 29);
    private LocalDateTime sent = LocalDateTime.of(2024, 2, 29, 12, 30, 1);
    private Duration delay = Duration.ofMillis(1_500);
    private UUID key = new UUID(1, 2);
    private byte[] picture = {1, -1, 0};
    private BigDecimal total = new BigDecimal("12345678901234567890.50");
    private BigInteger big = BigInteger.TEN.pow(30);
    private double ratio = 0.1;
    private TimeUnit unit = TimeUnit.DAYS;
    private Optional<String> note = Optional.of("note");
    private Map<TimeUnit, List<Line>> lines = new LinkedHashMap<>();
    private @Nullable Object nothing;
    private Shape shape = new Circle(2);

    public int getId() {
      return id;
    }

    public @Nullable String getCustomer() {
      return customer;
    }

    public @Nullable Date getPlaced() {
      return placed;
    }

    public Instant getPaid() {
      return paid;
    }

    public LocalDate getDue() {
      return due;
    }

    public LocalDateTime getSent() {
      return sent;
    }

    public Duration getDelay() {
      return delay;
    }

    public UUID getKey() {
      return key;
    }

    public byte[] getPicture() {
      return picture;
    }

    public BigDecimal getTotal() {
      return total;
    }

    public BigInteger getBig() {
      return big;
    }

    public double getRatio() {
      return ratio;
    }

    public TimeUnit getUnit() {
      return unit;
    }

    public Optional<String> getNote() {
      return note;
    }

    public Map<TimeUnit, List<Line>> getLines() {
      return lines;
    }

    public @Nullable Object getNothing() {
      return nothing;
    }

    public Shape getShape() {
      return shape;
    }

    public String getLabel() {
      return id + customer;
    }
  }

  /** A record. */
  record Line(int count, Set<String> tags) {}

  /** A base class whose subclasses have names in the bytes. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes(@JsonSubTypes.Type(Circle.class))
  interface Shape {}

  /** One of them. */
  @JsonTypeName("circle")
  record Circle(int radius) implements Shape {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void readsWhatTheirMapperWrote(String name) throws Exception {
    Order order = new Order();
    order.lines.put(TimeUnit.HOURS, List.of(new Line(1, Set.of("a")), new Line(2, Set.of())));
    byte[] bytes = mapper(name).writeValueAsBytes(order);
    try (Codec codec = Codecs.builder().use(name).allow(Circle.class.getName()).build()) {
      Order read = codec.decode(bytes, Order.class);
      assertThat(DeepEquality.difference(order, read, codec.traits())).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void readsRootsOfGenericTypes(String name) throws Exception {
    List<Line> lines = new ArrayList<>(List.of(new Line(1, Set.of("a"))));
    byte[] bytes = mapper(name).writeValueAsBytes(lines);
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThat(codec.forType(new TypeRef<List<Line>>() {}).decode(bytes)).isEqualTo(lines);
    }
  }

  record Old(Date a, Date b, Date c) {}

  record New(Instant a, OffsetDateTime b, ZonedDateTime c) {}

  /** The mapper takes whole numbers for seconds, of which it never writes one. */
  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void readTheMillisecondsOfADateAsATime(String name) {
    Date date = new Date(1_700_000_000_123L);
    OffsetDateTime time = date.toInstant().atOffset(ZoneOffset.UTC);
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThat(codec.decode(codec.encode(new Old(date, date, date)), New.class))
          .isEqualTo(new New(date.toInstant(), time, time.toZonedDateTime()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void readTimestampsInSecondsOrMilliseconds(String name) throws Exception {
    ObjectMapper milliseconds =
        Builders.of(name)
            .disable(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)
            .build();
    try (Codec codec = Codecs.builder().use(name).build()) {
      for (ObjectMapper mapper : List.of(mapper(name), milliseconds)) {
        for (long seconds : new long[] {0, 1_700_000_000}) {
          Instant instant = Instant.ofEpochSecond(seconds);
          assertThat(codec.decode(mapper.writeValueAsBytes(instant), Instant.class))
              .isEqualTo(instant);
          Duration delay = Duration.ofSeconds(seconds);
          assertThat(codec.decode(mapper.writeValueAsBytes(delay), Duration.class))
              .isEqualTo(delay);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void doNotReadDefaultTyping(String name) throws Exception {
    ObjectMapper typing =
        Builders.of(name)
            .activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
                ObjectMapper.DefaultTyping.NON_FINAL)
            .build();
    byte[] bytes = typing.writeValueAsBytes(new Order());
    try (Codec codec = Codecs.builder().use(name).allow(Circle.class.getName()).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Order.class)).isInstanceOf(CodecException.class);
    }
  }

  /** Returns a mapper as most applications have it. */
  private static ObjectMapper mapper(String name) {
    return Builders.of(name).build();
  }
}
