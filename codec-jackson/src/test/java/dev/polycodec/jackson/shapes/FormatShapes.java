package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** Formats, inclusion, names and orders by annotations. */
final class FormatShapes {

  private FormatShapes() {}

  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  static final class Snake {
    private String firstName = "a";
    public int ageInYears = 3;

    public String getFirstName() {
      return firstName;
    }
  }

  @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
  record Kebab(String firstName, int ageInYears) {}

  @JsonAutoDetect(
      fieldVisibility = JsonAutoDetect.Visibility.ANY,
      getterVisibility = JsonAutoDetect.Visibility.NONE)
  static final class Fields {
    private String a = "x";
    private final int b = Integer.parseInt("4");

    public String getComputed() {
      return a + b;
    }
  }

  @JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.ANY)
  static final class HiddenGetter {
    private int _n = 1;

    int getN() {
      return _n;
    }

    @JsonProperty
    void setN(int n) {
      _n = n;
    }
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  static final class NonNull {
    public String a;
    public Integer b = 1;
  }

  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  static final class NonEmpty {
    public String a = "";
    public List<String> b = new ArrayList<>();
    public OptionalInt c = OptionalInt.empty();
  }

  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  static final class NonDefault {
    public String a = "default";
    public int b = 5;

    NonDefault with(String text, int number) {
      a = text;
      b = number;
      return this;
    }
  }

  @JsonIgnoreProperties({"secret", "other"})
  static final class Ignoring {
    public String shown = "s";
    public String secret;

    @JsonIgnore public int hidden;
  }

  @JsonPropertyOrder(alphabetic = true)
  static final class Sorted {
    public int c = 1;
    public int a = 2;
    public int b = 3;
  }

  @JsonFormat(shape = JsonFormat.Shape.NUMBER)
  enum Numbered {
    A,
    B
  }

  static final class Numbers {
    @JsonFormat(shape = JsonFormat.Shape.NUMBER)
    public TimeUnit unit = TimeUnit.DAYS;

    @JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
    public List<TimeUnit> units = List.of(TimeUnit.HOURS, TimeUnit.NANOSECONDS);

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public Numbered name = Numbered.B;

    public Numbered number = Numbered.B;
    public Map<Numbered, Numbered> both = new EnumMap<>(Map.of(Numbered.A, Numbered.B));
    public TimeUnit usual = TimeUnit.SECONDS;
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"b", "a"})
  static final class AsArray {
    public String a = "x";
    public int b = 1;
  }

  @JsonRootName("root")
  static final class Rooted {
    public int x = 1;
  }

  static final class Dates {
    @JsonFormat(pattern = "yyyy-MM-dd HH:mm:ss.SSS", timezone = "UTC")
    public Date date = new Date(1_700_000_000_123L);

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public Date text = new Date(0);

    public Date plain = new Date(5);

    @JsonFormat(pattern = "HH:mm")
    public LocalTime time = LocalTime.of(1, 2);

    @JsonFormat(pattern = "dd/MM/yyyy")
    public LocalDate day = LocalDate.of(2024, 2, 29);
  }

  record Times(
      Instant instant,
      LocalDateTime local,
      ZonedDateTime zoned,
      OffsetDateTime offset,
      Duration duration,
      Period period,
      Year year,
      YearMonth month,
      ZoneId zone) {}

  record Values(UUID id, URI uri, Currency currency, Locale locale, BigDecimal d, BigInteger i) {}

  enum Coded {
    @JsonProperty("one")
    ONE,
    @JsonEnumDefaultValue
    TWO
  }

  enum Labelled {
    X,
    Y;

    @JsonValue
    String label() {
      return name().toLowerCase(Locale.ROOT) + "!";
    }
  }

  record Enums(Coded coded, Labelled labelled, List<Coded> more) {}

  static final class Converted {
    @JsonSerialize(converter = ToText.class)
    @JsonDeserialize(converter = FromText.class)
    public int[] numbers = {1, 2};
  }

  static final class ToText extends StdConverter<int[], String> {
    @Override
    public String convert(int[] value) {
      return value[0] + "," + value[1];
    }
  }

  static final class FromText extends StdConverter<String, int[]> {
    @Override
    public int[] convert(String value) {
      String[] parts = value.split(",");
      return new int[] {Integer.parseInt(parts[0]), Integer.parseInt(parts[1])};
    }
  }

  static final class Named {
    @JsonProperty("@id")
    public int id = 1;

    @JsonProperty("with space")
    public String space = "s";

    @JsonProperty(index = 0)
    public int first = 2;
  }

  static final class Narrowed {
    @JsonDeserialize(as = LinkedList.class)
    public List<String> list = new LinkedList<>(List.of("a"));
  }

  static final class Inner {
    public int x = 1;
  }

  static final class Flat {
    @JsonUnwrapped public Inner inner = new Inner();

    @JsonUnwrapped(suffix = "2")
    public Inner other = new Inner();
  }

  static List<Sample> samples() {
    ZonedDateTime zoned = ZonedDateTime.of(2024, 1, 2, 3, 4, 5, 6, ZoneId.of("Europe/Berlin"));
    return all(
        new Snake(),
        new Kebab("a", 1),
        new Kebab(null, 0),
        new Fields(),
        new HiddenGetter(),
        new NonNull(),
        new NonEmpty(),
        new NonDefault(),
        new NonDefault().with("x", 0),
        new NonDefault().with(null, 5),
        new Ignoring(),
        new Sorted(),
        new Numbers(),
        Numbered.B,
        new AsArray(),
        new Rooted(),
        new Dates(),
        new Times(
            Instant.ofEpochSecond(1, 2),
            LocalDateTime.of(2024, 1, 2, 3, 4),
            zoned,
            zoned.toOffsetDateTime(),
            Duration.ofMillis(1_500),
            Period.of(1, 2, 3),
            Year.of(2024),
            YearMonth.of(2024, 5),
            ZoneOffset.UTC),
        new Times(null, null, null, null, null, null, null, null, null),
        new Values(
            new UUID(3, 4),
            URI.create("http://a/b"),
            Currency.getInstance("EUR"),
            Locale.GERMANY,
            new BigDecimal("1.50"),
            BigInteger.TEN.pow(20)),
        new Values(null, null, null, null, null, null),
        Coded.ONE,
        Coded.TWO,
        Labelled.X,
        new Enums(Coded.ONE, Labelled.Y, List.of(Coded.TWO)),
        new Enums(null, null, null),
        new Converted(),
        new Named(),
        new Flat());
  }
}
