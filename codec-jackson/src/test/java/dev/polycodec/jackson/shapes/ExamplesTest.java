package dev.polycodec.jackson.shapes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.TypeRef;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Pattern;
import org.apache.commons.lang3.mutable.MutableInt;
import org.apache.commons.lang3.tuple.ImmutablePair;
import org.apache.commons.lang3.tuple.MutablePair;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What applications and their libraries have, and what was once written wrong. */
class ExamplesTest {

  private static final Twin TWIN = new Twin();

  @AfterAll
  static void close() {
    TWIN.close();
  }

  private static void check(Object value) throws Exception {
    TWIN.check(Sample.of(value));
  }

  private static void checkOurs(Object value) throws Exception {
    TWIN.checkOurs(Sample.of(value));
  }

  private static void refuses(Object value, String message) {
    assertThatThrownBy(() -> TWIN.encode(Sample.of(value)))
        .isInstanceOf(EncodeException.class)
        .hasMessageMatching(Pattern.quote(message) + "(; found at .*)?");
  }

  static final class KeyValue implements Map.Entry<String, Integer> {
    private String key;
    private Integer value;

    KeyValue(String key, Integer value) {
      this.key = key;
      this.value = value;
    }

    @Override
    public String getKey() {
      return key;
    }

    @Override
    public Integer getValue() {
      return value;
    }

    @Override
    public Integer setValue(Integer newValue) {
      throw new UnsupportedOperationException();
    }
  }

  record Entry(String getKey, Integer getValue) implements Map.Entry<String, Integer> {
    @Override
    public Integer setValue(Integer value) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void entriesOfTheApplicationAreObjects() throws Exception {
    checkOurs(new KeyValue("a", 1));
    checkOurs(new Entry("a", 1));
    TWIN.checkOurs(
        Sample.of(ImmutablePair.of("a", 1), new TypeRef<ImmutablePair<String, Integer>>() {}));
    TWIN.checkOurs(
        Sample.of(
            MutablePair.of("a", List.of(1)), new TypeRef<MutablePair<String, List<Integer>>>() {}));
    assertThat(new String(TWIN.encode(Sample.of(new KeyValue("a", 1))), UTF_8))
        .isEqualTo("{\"key\":\"a\",\"value\":1}");
  }

  static class Media {
    public String uri = "u";
    public int bitrate;
    public boolean hasBitrate;
    private List<String> persons = List.of();

    public int getBitrate() {
      return bitrate;
    }

    public void setBitrate(int bitrate) {
      this.bitrate = bitrate;
      hasBitrate = true;
    }

    public List<String> getPersons() {
      return persons;
    }

    public void setPersons(List<String> persons) {
      this.persons = persons;
    }
  }

  @Test
  void settersSetWhatTheySet() throws Exception {
    Media media = new Media();
    media.setBitrate(5);
    media.setPersons(List.of("a"));
    check(media);
  }

  @JsonTypeInfo(
      use = JsonTypeInfo.Id.NAME,
      include = JsonTypeInfo.As.EXISTING_PROPERTY,
      property = "kind",
      visible = true)
  @JsonSubTypes({@JsonSubTypes.Type(value = Dog.class, name = "dog")})
  abstract static class Animal {
    public String kind;
  }

  static final class Dog extends Animal {
    public int age;

    Dog() {}

    Dog(int age) {
      kind = "dog";
      this.age = age;
    }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", visible = true)
  @JsonSubTypes(@JsonSubTypes.Type(Square.class))
  interface Figure {}

  @JsonTypeName("square")
  static final class Square implements Figure {
    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    public String type = "square";

    public int side = 3;
  }

  record Zoo(Animal animal, List<Animal> animals, Figure figure) {}

  @Test
  void typeIdsMayBeProperties() throws Exception {
    check(new Zoo(new Dog(3), List.of(new Dog(4)), new Square()));
    check(new Zoo(null, List.of(), null));
  }

  static final class Address {
    public String street = "s";
    public int number = 1;
  }

  static final class Customer {
    public String name = "n";

    @JsonUnwrapped(prefix = "home_", suffix = "_x")
    public Address home = new Address();

    @JsonUnwrapped public Phone phone = new Phone();
  }

  static final class Phone {
    private String _number = "5";

    public String getDigits() {
      return _number;
    }

    public void setDigits(String digits) {
      _number = digits;
    }
  }

  @Test
  void valuesMayStandAmongThePropertiesOfTheirOwner() throws Exception {
    Customer customer = new Customer();
    customer.home.street = "t";
    customer.phone.setDigits("7");
    check(customer);
  }

  record Place(Locale locale, Map<Locale, Integer> counts) {}

  @Test
  @SuppressWarnings("deprecation") // Locale.of came with 19
  void localesComeBackOrAreRefused() throws Exception {
    check(new Place(Locale.GERMANY, Map.of(Locale.ROOT, 1)));
    check(new Place(new Locale("de", "DE", "POSIX"), Map.of()));
    check(Locale.forLanguageTag("zh-Hant-TW"));
    Locale odd = new Locale("zh-hant", "CN");
    String refusal =
        "A codec without types would not bring back this object of java.util.Locale, of which"
            + " Jackson does not write all; register a Surrogate for the class, or use a codec that"
            + " carries types";
    refuses(new Place(odd, Map.of()), refusal);
    refuses(new Place(null, Map.of(odd, 1)), refusal);
    refuses(odd, refusal);
    try (Codec codec = Codecs.builder().use("json").surrogate(new LocaleForm()).build()) {
      assertThat(codec.decode(codec.encode(odd), Locale.class)).isEqualTo(odd);
      Place place = new Place(odd, Map.of(Locale.GERMANY, 1));
      assertThat(codec.decode(codec.encode(place), Place.class)).isEqualTo(place);
      assertThatThrownBy(() -> codec.encode(new Place(null, Map.of(odd, 1))))
          .hasMessage(refusal + "; found at counts of " + Place.class.getName());
    }
  }

  /** Leaves out a locale that says nothing. */
  static final class Sign {
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public Locale locale = Locale.ROOT;

    public int number = 1;
  }

  @Test
  void aLocaleThatSaysNothingIsEmpty() {
    try (Codec codec = Codecs.builder().use("json").build()) {
      byte[] bytes = codec.encode(new Sign());
      assertThat(new String(bytes, UTF_8)).isEqualTo("{\"number\":1}");
      assertThat(codec.decode(bytes, Sign.class).locale).isEqualTo(Locale.ROOT);
    }
  }

  /** What the refusal advises. */
  private static final class LocaleForm implements Surrogate<Locale, String[]> {
    @Override
    public Class<Locale> type() {
      return Locale.class;
    }

    @Override
    public Class<String[]> form() {
      return String[].class;
    }

    @Override
    public String[] toForm(Locale locale) {
      return new String[] {locale.getLanguage(), locale.getCountry(), locale.getVariant()};
    }

    @Override
    @SuppressWarnings("deprecation") // Locale.of came with 19
    public Locale fromForm(String[] parts) {
      return new Locale(parts[0], parts[1], parts[2]);
    }
  }

  static final class Numbers {
    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public int a = 1;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public Long b = 1L << 60;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public double c = 0.1;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public BigDecimal d = new BigDecimal("1.50");

    @JsonSerialize(using = ToStringSerializer.class)
    public long e = -1;

    @JsonSerialize(using = ToStringSerializer.class)
    public BigInteger f = BigInteger.TEN.pow(30);

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public short g = 5;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public float h = 2.5f;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public byte i = -5;
  }

  @Test
  void numbersMayBeText() throws Exception {
    check(new Numbers());
  }

  static final class Cents extends Number {
    private final int cents;

    Cents(int cents) {
      this.cents = cents;
    }

    @Override
    public int intValue() {
      return cents / 100;
    }

    @Override
    public long longValue() {
      return cents / 100;
    }

    @Override
    public float floatValue() {
      return cents / 100f;
    }

    @Override
    public double doubleValue() {
      return cents / 100d;
    }

    @Override
    public String toString() {
      return cents / 100 + " EUR";
    }
  }

  @Test
  void numbersOfTheApplicationComeBackOrAreRefused() throws Exception {
    check(new MutableInt(7));
    refuses(
        new Cents(150),
        "The number that an object of "
            + Cents.class.getName()
            + " is written as does not bring it back; annotate the class with @JsonFormat(shape ="
            + " OBJECT), or give a Surrogate of it");
  }

  /** A decimal as MongoDB has it: two longs, and a text of its own. */
  static final class Decimal128 extends Number {
    private final long high;
    private final long low;

    @JsonCreator
    Decimal128(BigDecimal value) {
      high = value.scale();
      low = value.unscaledValue().longValueExact();
    }

    @Override
    public int intValue() {
      return bigDecimal().intValue();
    }

    @Override
    public long longValue() {
      return bigDecimal().longValue();
    }

    @Override
    public float floatValue() {
      return bigDecimal().floatValue();
    }

    @Override
    public double doubleValue() {
      return bigDecimal().doubleValue();
    }

    private BigDecimal bigDecimal() {
      return BigDecimal.valueOf(low, (int) high);
    }

    @Override
    public String toString() {
      return bigDecimal().toString();
    }
  }

  record Price(Decimal128 amount) {}

  @Test
  void numbersThatTakeADecimalAreNumbers() throws Exception {
    Price price = new Price(new Decimal128(new BigDecimal("12345678901234567.80")));
    check(price);
    assertThat(new String(TWIN.encode(Sample.of(price)), UTF_8))
        .isEqualTo("{\"amount\":12345678901234567.80}");
  }

  static final class Queues {
    public BlockingDeque<String> deque = new LinkedBlockingDeque<>(List.of("a", "b"));
    public BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1));
  }

  @Test
  void queuesAreRead() throws Exception {
    checkOurs(new Queues());
  }

  static final class OneWay {
    private final String text = "t";

    @JsonValue
    String text() {
      return text;
    }
  }

  static final class Raw {
    @JsonRawValue public String json = "{\"a\":1}";
  }

  static final class Reread {
    @JsonRawValue
    @JsonDeserialize(using = TreeText.class)
    public String json = "{\"a\":1}";
  }

  static final class TreeText extends JsonDeserializer<String> {
    @Override
    public String deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return context.readTree(in).toString();
    }
  }

  @Test
  void rawJsonComesBackByADeserializerOrIsRefused() throws Exception {
    try (Codec codec = Codecs.builder().use("json").build()) {
      Reread read = codec.decode(codec.encode(new Reread()), Reread.class);
      assertThat(read.json).isEqualTo(new Reread().json);
    }
    refuses(
        new Raw(),
        "The property json of "
            + Raw.class.getName()
            + " is written by @JsonRawValue, and would be read as what is in that text; annotate it"
            + " with @JsonDeserialize(using = ...), or exclude it with @JsonIgnore");
  }

  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.NONE)
  static final class Split {
    private int x = 1;

    @JsonProperty("a")
    public int getX() {
      return x;
    }

    @JsonProperty("b")
    public void setX(int x) {
      this.x = x;
    }
  }

  static final class Initialised {
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public String text = "x";
  }

  @Test
  void whatIsLeftOutIsWhatTheConstructorSets() throws Exception {
    Initialised value = new Initialised();
    check(value);
    value.text = null;
    refuses(
        value,
        "A value of the property text of "
            + Initialised.class.getName()
            + " is left out, and would be read as what the constructor sets; annotate the property"
            + " with @JsonInclude(ALWAYS)");
  }

  @Test
  void whatIsWrittenAndNotReadIsRefused() {
    refuses(
        new OneWay(),
        "Objects of "
            + OneWay.class.getName()
            + " are written by @JsonValue, and cannot be made of that value; annotate a constructor"
            + " or static method that takes it with @JsonCreator(mode = DELEGATING)");
    refuses(
        new Split(),
        "The field x of "
            + Split.class.getName()
            + " is in no property that is written; annotate it with @JsonProperty, or exclude it"
            + " with @JsonIgnore");
  }
}
