package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A getter may return a field as another type: what is written is read into the field. */
class ConvertingAccessorsTest {

  private static final String WAY_OUT =
      "; give both one type, or annotate the field with @JsonProperty and the method with"
          + " @JsonIgnore";

  static final class Counter {
    private long count;

    public int getCount() {
      return (int) count;
    }
  }

  static final class Price {
    private long price;

    public double getPrice() {
      return price / 100.0;
    }
  }

  static final class Event {
    private @Nullable Instant at;

    public long getAt() {
      return at == null ? 0 : at.toEpochMilli();
    }
  }

  static final class Cart {
    private @Nullable List<String> items;

    public int getItems() {
      return items == null ? 0 : items.size();
    }
  }

  static final class Names {
    private @Nullable UUID id;
    private @Nullable String nick;
    private int age;

    public String getId() {
      return String.valueOf(id);
    }

    public Optional<String> getNick() {
      return Optional.ofNullable(nick);
    }

    public long getAge() {
      return age;
    }
  }

  static final class Explicit {
    @JsonProperty private long count;

    @JsonIgnore
    public int getCount() {
      return (int) count;
    }
  }

  private static void refused(Codec codec, Object value, String property) {
    assertThatThrownBy(() -> codec.encode(value))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessageMatching(
            Pattern.quote("The property " + property + WAY_OUT) + "(; found at .*)?");
  }

  private static String read(Class<?> owner, String name, String written, String by, String read) {
    return name
        + " of "
        + owner.getName()
        + " is written as "
        + written
        + " by "
        + by
        + "(), and read as another value of "
        + read
        + " than its field has";
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void valuesThatWouldBeOthersAreRefused(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Counter counter = new Counter();
      counter.count = 5_000_000_000L;
      refused(codec, counter, read(Counter.class, "count", "int", "getCount", "long"));
      Price price = new Price();
      price.price = 1234;
      refused(codec, price, read(Price.class, "price", "double", "getPrice", "long"));
      Event event = new Event();
      event.at = Instant.ofEpochSecond(1_700_000_000L, 5);
      refused(codec, event, read(Event.class, "at", "long", "getAt", "java.time.Instant"));
      Cart cart = new Cart();
      cart.items = List.of("a");
      refused(codec, cart, read(Cart.class, "items", "int", "getItems", "java.util.List"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void valuesThatComeBackAreCarried(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Counter counter = new Counter();
      counter.count = -7;
      assertThat(codec.decode(codec.encode(counter), Counter.class).count).isEqualTo(-7);
      Names names = new Names();
      names.id = new UUID(1, 2);
      names.nick = "nick";
      names.age = 3;
      assertThat(codec.decode(codec.encode(names), Names.class))
          .usingRecursiveComparison()
          .isEqualTo(names);
      names.nick = null;
      assertThat(codec.decode(codec.encode(names), Names.class))
          .usingRecursiveComparison()
          .isEqualTo(names);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void theWayOutThatIsNamedWorks(String name) {
    try (Codec codec = Codecs.builder().use(name).build()) {
      Explicit explicit = new Explicit();
      explicit.count = 5_000_000_000L;
      assertThat(codec.decode(codec.encode(explicit), Explicit.class).count)
          .isEqualTo(5_000_000_000L);
    }
  }
}
