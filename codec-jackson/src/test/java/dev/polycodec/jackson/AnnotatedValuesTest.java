package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.equality.DeepEquality;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A value of which an annotation makes another one is refused. */
class AnnotatedValuesTest {

  private static Codec codec(String name) {
    return Codecs.builder()
        .use(name)
        .allow(Payment.class.getName(), Circle.class.getName())
        .build();
  }

  private static void comesBack(String name, Object value, Class<?> declared) {
    try (Codec codec = codec(name)) {
      Object back = codec.decode(encode(codec, value, declared), declared);
      assertThat(DeepEquality.difference(value, back, codec.traits())).isEmpty();
    }
  }

  private static void isRefused(String name, Object value, Class<?> declared, String message) {
    try (Codec codec = codec(name)) {
      assertThatThrownBy(() -> encode(codec, value, declared))
          .isInstanceOf(EncodeException.class)
          .hasMessageStartingWith(message);
    }
  }

  @SuppressWarnings("unchecked") // the value is of the class
  private static byte[] encode(Codec codec, Object value, Class<?> declared) {
    return codec.forType((Class<Object>) declared).encode(value);
  }

  /** Times as arrays of their parts. */
  record Times(
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) LocalDateTime at,
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) LocalTime time,
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) OffsetTime there) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void timesInArraysKeepTheirNanoseconds(String name) {
    for (int nanos : new int[] {0, 1, 6, 999, 1_000, 6_000_000, 999_999_999}) {
      LocalTime time = LocalTime.of(3, 4, 5, nanos);
      LocalDateTime at = time.atDate(java.time.LocalDate.of(2026, 1, 2));
      comesBack(name, new Times(at, time, time.atOffset(ZoneOffset.ofHours(1))), Times.class);
    }
  }

  /** Times of which milliseconds are written. */
  record Coarse(
      @JsonFormat(
              shape = JsonFormat.Shape.ARRAY,
              without = JsonFormat.Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)
          LocalTime time) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void timesInArraysAreMillisecondsWhereThoseAreWritten(String name) {
    comesBack(name, new Coarse(LocalTime.of(3, 4, 5, 6_000_000)), Coarse.class);
  }

  /** The parts of an address. */
  record Address(@Nullable String street, @Nullable String zip) {}

  /** An object with another among its properties. */
  static class Person {
    public String name = "n";
    @JsonUnwrapped public @Nullable Address address = new Address("s", null);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void nullAmongThePropertiesOfItsOwnerIsRefused(String name) {
    Person person = new Person();
    comesBack(name, person, Person.class);
    person.address = null;
    isRefused(
        name,
        person,
        Person.class,
        "The property address of "
            + Person.class.getName()
            + " is null, and would be read as an object without values, because of @JsonUnwrapped;"
            + " put in an object, or leave the annotation out");
  }

  /** Properties that are not read as null. */
  static class Skipping {
    @JsonSetter(nulls = Nulls.SKIP)
    public @Nullable String text = "default";

    @JsonSetter(nulls = Nulls.SKIP)
    public @Nullable String absent;

    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public @Nullable List<String> list = new ArrayList<>();

    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public java.time.@Nullable Instant at;

    @JsonSetter(contentNulls = Nulls.SKIP)
    public List<@Nullable String> parts = new ArrayList<>(List.of("a"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void nullsThatAreReadAsSomethingElseAreRefused(String name) {
    comesBack(name, new Skipping(), Skipping.class);
    String owner = " of " + Skipping.class.getName() + " would not be read as null, because of ";
    Skipping skipping = new Skipping();
    skipping.text = null;
    isRefused(
        name,
        skipping,
        Skipping.class,
        "A null in the property text"
            + owner
            + "@JsonSetter(nulls = SKIP); put in a value, or set nulls to SET");
    skipping = new Skipping();
    skipping.list = null;
    isRefused(
        name,
        skipping,
        Skipping.class,
        "A null in the property list" + owner + "@JsonSetter(nulls = AS_EMPTY)");
    skipping = new Skipping();
    skipping.parts = new ArrayList<>(Arrays.asList("a", null));
    isRefused(
        name,
        skipping,
        Skipping.class,
        "A null in the property parts" + owner + "@JsonSetter(contentNulls = SKIP)");
  }

  /** An object with a field of what it does not know. */
  static class Open {
    @JsonAnySetter @JsonAnyGetter public Map<String, Object> more = new LinkedHashMap<>();
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void valuesOfAnAnyGetterAreChecked(String name) {
    Open open = new Open();
    open.more.put("x", "text");
    open.more.put("y", 5);
    comesBack(name, open, Open.class);
    for (Object value : List.of(5L, LocalTime.NOON, new TreeSet<>(Set.of(1)))) {
      open.more.put("y", value);
      isRefused(
          name,
          open,
          Open.class,
          "A codec without types would not bring back an object of " + value.getClass().getName());
    }
  }

  /** Objects whose class is in one of their properties. */
  @JsonTypeInfo(
      use = JsonTypeInfo.Id.NAME,
      include = JsonTypeInfo.As.EXISTING_PROPERTY,
      property = "type",
      visible = true)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Payment.class, name = "pay"),
    @JsonSubTypes.Type(value = Refund.class, name = "refund")
  })
  abstract static class Event {
    public @Nullable String type;
  }

  /** One of them. */
  static class Payment extends Event {}

  /** Another. */
  static class Refund extends Event {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void aPropertyThatNamesAnotherClassIsRefused(String name) {
    Payment payment = new Payment();
    payment.type = "pay";
    comesBack(name, payment, Event.class);
    String begin = "The property type of an object of " + Payment.class.getName() + " is ";
    payment.type = "refund";
    isRefused(
        name,
        payment,
        Event.class,
        begin
            + "not pay, the name of its class, so that it would be read as another class"
            + " or not at all; set it to that name");
    payment.type = null;
    isRefused(name, payment, Event.class, begin + "not pay, the name of its class");
  }

  /** Objects of an enum, with a name more, and a class for all other names. */
  @JsonTypeInfo(
      use = JsonTypeInfo.Id.NAME,
      include = JsonTypeInfo.As.EXISTING_PROPERTY,
      property = "kind",
      visible = true,
      defaultImpl = Shape.class)
  @JsonSubTypes(
      @JsonSubTypes.Type(
          value = Circle.class,
          names = {"CIRCLE", "DISC"}))
  static class Shape {
    public @Nullable Kind kind;
  }

  /** One of them. */
  static class Circle extends Shape {}

  /** What there is. */
  enum Kind {
    CIRCLE,
    DISC,
    SQUARE
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void anyNameOfAClassIsWritten(String name) {
    for (Kind kind : List.of(Kind.CIRCLE, Kind.DISC)) {
      Circle circle = new Circle();
      circle.kind = kind;
      comesBack(name, circle, Shape.class);
    }
    Shape square = new Shape();
    square.kind = Kind.SQUARE;
    comesBack(name, square, Shape.class);
    square.kind = Kind.DISC;
    isRefused(
        name, square, Shape.class, "The property kind of an object of " + Shape.class.getName());
  }

  /** An object that only its builder makes. */
  @JsonDeserialize(builder = Built.Builder.class)
  static final class Built {
    private final int size;

    private Built(int size) {
      this.size = size;
    }

    public int getSize() {
      return size;
    }

    /** Makes it. */
    @JsonPOJOBuilder(withPrefix = "")
    static final class Builder {
      private int size;

      public Builder size(int next) {
        size = next;
        return this;
      }

      public Built build() {
        return new Built(size);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void aBuilderIsAllowedWithWhatItBuilds(String name) {
    comesBack(name, new Built(3), Built.class);
    try (Codec plain = codec(name);
        Codec denying = Codecs.builder().use(name).deny(Built.Builder.class.getName()).build()) {
      byte[] bytes = plain.encode(new Built(3));
      assertThatThrownBy(() -> denying.decode(bytes, Built.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }
}
