package dev.polycodec.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelopes;
import io.protostuff.CollectionSchema;
import io.protostuff.Exclude;
import io.protostuff.Input;
import io.protostuff.LinkedBuffer;
import io.protostuff.MapSchema;
import io.protostuff.Message;
import io.protostuff.Output;
import io.protostuff.Pipe;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.Tag;
import io.protostuff.WireFormat.FieldType;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.Delegate;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Currency;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an application registers is used in both directions, as the library itself does. */
class ProtostuffPlainTest {

  private static final String ALLOWED = ProtostuffPlainTest.class.getName() + "$*";

  /** Numbers, and leaves out, as it likes. */
  static class Order {
    @Tag(3)
    int id;

    @Tag(value = 1, alias = "of")
    String customer;

    @Tag(7)
    Set<String> tags = new HashSet<>(Set.of("a", "b"));

    @Exclude String cached;

    @Tag(8)
    @Deprecated
    String old;

    Order(int id, String customer) {
      this.id = id;
      this.customer = customer;
    }
  }

  /** Has fields that the library by itself does not bring back. */
  static class Price {
    Currency currency;
    Object any;
    List<Currency> all;
    Currency[] array;
    Named named;
    Deque<String> texts;
    Map<String, Integer> inOrder;

    static Price example() {
      Price price = new Price();
      price.currency = Currency.getInstance("EUR");
      price.any = Currency.getInstance("USD");
      price.all = new ArrayList<>(List.of(price.currency));
      price.array = new Currency[] {price.currency};
      price.named = new Name("of a price");
      price.texts = new ArrayDeque<>(List.of("a"));
      price.inOrder = new LinkedHashMap<>();
      price.inOrder.put("b", 1);
      price.inOrder.put("a", 2);
      return price;
    }
  }

  interface Named {}

  static class Name implements Named {
    String text;

    Name(String text) {
      this.text = text;
    }
  }

  private static final class CurrencyDelegate implements Delegate<Currency> {

    @Override
    public FieldType getFieldType() {
      return FieldType.STRING;
    }

    @Override
    public Currency readFrom(Input input) throws IOException {
      return Currency.getInstance(input.readString());
    }

    @Override
    public void writeTo(Output output, int number, Currency value, boolean repeated)
        throws IOException {
      output.writeString(number, value.getCurrencyCode(), repeated);
    }

    @Override
    public void transfer(Pipe pipe, Input input, Output output, int number, boolean repeated) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Class<?> typeClass() {
      return Currency.class;
    }
  }

  /** Writes one number, in a schema of the application. */
  private static class CountSchema implements Schema<Count> {

    @Override
    public String getFieldName(int number) {
      return "value";
    }

    @Override
    public int getFieldNumber(String name) {
      return 1;
    }

    @Override
    public boolean isInitialized(Count message) {
      return true;
    }

    @Override
    public Count newMessage() {
      return new Count(0);
    }

    @Override
    public String messageName() {
      return "Count";
    }

    @Override
    public String messageFullName() {
      return "Count";
    }

    @Override
    public Class<? super Count> typeClass() {
      return Count.class;
    }

    @Override
    public void mergeFrom(Input input, Count message) throws IOException {
      while (input.readFieldNumber(this) != 0) {
        message.value = input.readInt32();
      }
    }

    @Override
    public void writeTo(Output output, Count message) throws IOException {
      output.writeInt32(1, message.value, false);
    }
  }

  /** Has a field that no runtime schema would write. */
  static class Count {
    transient int value;

    Count(int value) {
      this.value = value;
    }
  }

  /** Has a schema of its own, as generated messages do. */
  static final class Own extends Count implements Message<Count> {

    Own() {
      super(5);
    }

    @Override
    public Schema<Count> cachedSchema() {
      return new CountSchema() {
        @Override
        public Count newMessage() {
          return new Own();
        }
      };
    }
  }

  static class Counts {
    Count declared = new Count(1);
    Object any = new Count(2);
    Own own = new Own();
    Object message = new Own();
  }

  private static final CollectionSchema.MessageFactory DEQUES =
      new CollectionSchema.MessageFactory() {
        @Override
        public <V> Collection<V> newMessage() {
          return new ArrayDeque<>();
        }

        @Override
        public Class<?> typeClass() {
          return Deque.class;
        }
      };

  private static final MapSchema.MessageFactory MAPS =
      new MapSchema.MessageFactory() {
        @Override
        public <K, V> Map<K, V> newMessage() {
          return new LinkedHashMap<>();
        }

        @Override
        public Class<?> typeClass() {
          return Map.class;
        }
      };

  private static byte[] written(String codec, Object value, DefaultIdStrategy strategy) {
    @SuppressWarnings("unchecked") // the schema of a class takes its objects
    Schema<Object> schema = (Schema<Object>) RuntimeSchema.getSchema(value.getClass(), strategy);
    LinkedBuffer buffer = LinkedBuffer.allocate();
    return codec.equals("protostuff-plain")
        ? ProtostuffIOUtil.toByteArray(value, schema, buffer)
        : ProtobufIOUtil.toByteArray(value, schema, buffer);
  }

  private static Codec codec(String name, ProtostuffPlainOptions options) {
    return Codecs.builder().use(name).configure(options).allow(ALLOWED).build();
  }

  private static ProtostuffPlainOptions defaults() {
    return ProtostuffPlainOptions.builder().build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"protostuff-plain", "protostuff-protobuf-plain"})
  void tagsAndExclusionsAreThoseOfTheLibrary(String name) {
    Order order = new Order(7, "Ann");
    order.cached = "is not written";
    order.old = "neither";
    try (Codec codec = codec(name, defaults())) {
      byte[] bytes = codec.encode(order);
      assertThat(bytes).isEqualTo(written(name, order, new DefaultIdStrategy()));
      Order read = codec.decode(bytes, Order.class);
      assertThat(read.id).isEqualTo(7);
      assertThat(read.customer).isEqualTo("Ann");
      assertThat(read.tags).isEqualTo(order.tags);
      assertThat(read.cached).isNull();
      assertThat(read.old).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"protostuff-plain", "protostuff-protobuf-plain"})
  void delegatesMappingsAndFactoriesAreUsed(String name) {
    DefaultIdStrategy strategy = new DefaultIdStrategy();
    strategy.registerDelegate(new CurrencyDelegate());
    strategy.map(Named.class, Name.class);
    strategy.registerCollection(DEQUES);
    strategy.registerMap(MAPS);
    ProtostuffPlainOptions options =
        ProtostuffPlainOptions.builder()
            .delegate(new CurrencyDelegate())
            .map(Named.class, Name.class)
            .collection(DEQUES)
            .map(MAPS)
            .build();
    Price price = Price.example();
    try (Codec codec = codec(name, options)) {
      byte[] bytes = codec.encode(price);
      assertThat(bytes).isEqualTo(written(name, price, strategy));
      assertThat(codec.decode(bytes, Price.class)).usingRecursiveComparison().isEqualTo(price);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"protostuff-plain", "protostuff-protobuf-plain"})
  void schemasOfTheApplicationAreUsed(String name) {
    DefaultIdStrategy strategy = new DefaultIdStrategy();
    strategy.registerPojo(Count.class, new CountSchema());
    ProtostuffPlainOptions options =
        ProtostuffPlainOptions.builder().schema(Count.class, new CountSchema()).build();
    Counts counts = new Counts();
    try (Codec codec = codec(name, options)) {
      byte[] bytes = codec.encode(counts);
      assertThat(bytes).isEqualTo(written(name, counts, strategy));
      assertThat(codec.decode(bytes, Counts.class)).usingRecursiveComparison().isEqualTo(counts);
      byte[] root = codec.encode(new Count(3));
      assertThat(codec.decode(root, Count.class).value).isEqualTo(3);
    }
  }

  @Test
  void anAbstractClassIsNoneToMapTo() {
    assertThatThrownBy(() -> ProtostuffPlainOptions.builder().map(Serializable.class, Number.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("No object has the abstract class java.lang.Number");
  }

  @Test
  void migratesFromBytesOfPlainProtostuff() {
    Order order = new Order(1, "stored");
    byte[] stored = written("protostuff-plain", order, new DefaultIdStrategy());
    try (Codec codec =
        Codecs.builder()
            .use("protostuff")
            .envelope(Envelopes.defaults().readLegacy("protostuff-plain"))
            .build()) {
      assertThat(codec.decode(stored, Order.class).customer).isEqualTo("stored");
      byte[] bytes = codec.encode(order);
      assertThat(bytes[0]).isEqualTo((byte) 0xD7);
      assertThat(codec.decode(bytes, Order.class).customer).isEqualTo("stored");
    }
  }
}
