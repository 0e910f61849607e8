package dev.polycodec.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.TravelTests;
import java.io.EOFException;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.CloseableIterator;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Values of Flink")
class PolycodecTypeInformationTest extends TravelTests {

  private static final Configuration LOCAL =
      Configuration.fromMap(
          Map.of("rest.bind-address", "127.0.0.1", "restart-strategy.type", "none"));

  @TempDir private Path directory;

  /** A class that asks for Polycodec. */
  @TypeInfo(PolycodecTypeInfoFactory.class)
  public static final class Basket {

    /** What is in it. */
    public final List<String> articles = new ArrayList<>();
  }

  /** Of a class that nobody allows. */
  public record Secret(String text) {}

  /** From one task to another, by the network. */
  @Override
  protected Object travel(Object value) throws Exception {
    PolycodecTypeInformation<Object> any = PolycodecTypeInformation.of(Object.class, "kryo");
    StreamExecutionEnvironment job = StreamExecutionEnvironment.createLocalEnvironment(2, LOCAL);
    try (CloseableIterator<Object> arrived =
        job.fromData(List.of(value), any)
            .rebalance()
            .map(one -> one)
            .returns(any)
            .executeAndCollect()) {
      return arrived.next();
    }
  }

  @Test
  void aSerializerIsPrintedWithItsClassAndItsCodec() {
    assertThat(
            PolycodecTypeInformation.of(Secret.class, "kryo")
                .createSerializer(new SerializerConfigImpl()))
        .hasToString("Polycodec<" + Secret.class.getName() + "> by kryo");
  }

  @Test
  void failureOfFunctionArrivesAsWhatItIs() {
    StreamExecutionEnvironment job = StreamExecutionEnvironment.createLocalEnvironment(2, LOCAL);
    job.fromData(List.of(order()), PolycodecTypeInformation.of(Order.class, "kryo"))
        .<Integer>map(
            order -> {
              throw new SoldOutException(order.page(), new IllegalStateException("stock is 0"));
            })
        .returns(Types.INT)
        .print();
    assertThatThrownBy(job::execute)
        .hasStackTraceContaining("SoldOutException: " + order().page() + " is sold out")
        .rootCause()
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("stock is 0");
  }

  private static <T> TypeSerializer<T> serializer(Class<T> type, String codec) {
    return PolycodecTypeInformation.of(type, codec).createSerializer(new SerializerConfigImpl());
  }

  @Test
  void annotatedClassIsGivenToPolycodec() {
    assertThat(TypeInformation.of(Basket.class))
        .isEqualTo(PolycodecTypeInformation.of(Basket.class))
        .hasToString("Polycodec<" + Basket.class.getName() + ">");
  }

  @Test
  void typeWhoseHashIsAnotherOneInEachProcessIsNoKey() {
    for (Class<?> type : List.of(TimeUnit.class, long[].class, Basket.class)) {
      PolycodecTypeInformation<?> keys = PolycodecTypeInformation.of(type, "kryo");
      assertThat(keys.isKeyType()).isFalse();
    }
    for (Class<?> type : List.of(Order.class, Object.class, Number.class, CharSequence.class)) {
      PolycodecTypeInformation<?> keys = PolycodecTypeInformation.of(type, "kryo");
      assertThat(keys.isKeyType()).isTrue();
    }
  }

  @Test
  void copyOfMutableValueIsAnotherOne() {
    TypeSerializer<Basket> baskets = serializer(Basket.class, "kryo");
    Basket basket = new Basket();
    basket.articles.add("pen");
    Basket copy = baskets.copy(basket);
    basket.articles.add("ink");
    assertThat(copy.articles).containsExactly("pen");
    assertThat(baskets.copy(basket, copy)).isNotSameAs(copy).isNotSameAs(basket);
    assertThat(baskets.isImmutableType()).isFalse();
  }

  @Test
  void bytesAreCopiedOneValueAtATime() throws IOException {
    TypeSerializer<Order> orders = serializer(Order.class, "jdk");
    DataOutputSerializer out = new DataOutputSerializer(16);
    orders.serialize(order(), out);
    orders.serialize(order(), out);
    DataInputDeserializer in = new DataInputDeserializer(out.getCopyOfBuffer());
    DataOutputSerializer one = new DataOutputSerializer(16);
    orders.copy(in, one);
    assertThat(one.length() * 2).isEqualTo(out.length());
    assertThat(orders.deserialize(in)).isEqualTo(order());
    assertThat(in.available()).isZero();
    assertThat(orders.deserialize(new DataInputDeserializer(one.getCopyOfBuffer())))
        .isEqualTo(order());
  }

  @Test
  void lengthThatIsNotThereIsRefused() {
    TypeSerializer<Order> orders = serializer(Order.class, "kryo");
    byte[] announced = {0x7F, -1, -1, -1, 0, 0};
    assertThatThrownBy(() -> orders.deserialize(new DataInputDeserializer(announced)))
        .isInstanceOf(EOFException.class);
    byte[] negative = {-1, -1, -1, -1, 0, 0};
    assertThatThrownBy(() -> orders.deserialize(new DataInputDeserializer(negative)))
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("The state announces -1 bytes");
  }

  @Test
  void lengthOfSchemasThatAreNotThereIsRefused() throws IOException {
    assertThatThrownBy(() -> readSnapshot(Integer.MAX_VALUE)).isInstanceOf(EOFException.class);
    assertThatThrownBy(() -> readSnapshot(-1))
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("The state announces -1 bytes");
  }

  private static void readSnapshot(int announced) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    out.writeUTF("kryo");
    out.writeUTF(Order.class.getName());
    out.writeInt(1);
    out.writeInt(announced);
    out.writeInt(0);
    DataInputDeserializer in = new DataInputDeserializer(out.getCopyOfBuffer());
    new PolycodecSnapshot<Order>().readSnapshot(1, in, Order.class.getClassLoader());
  }

  @Test
  void classThatNobodyAllowsIsRefused() {
    TypeSerializer<Object> any = serializer(Object.class, "kryo");
    assertThatThrownBy(() -> any.copy(new Secret("s")))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining("PolycodecTypeInformationTest$Secret");
  }

  @Test
  void serializerTravelsAndEqualsItself() throws Exception {
    TypeSerializer<Order> orders = serializer(Order.class, "kryo");
    TypeSerializer<Order> arrived = InstantiationUtil.clone(orders);
    assertThat(arrived).isEqualTo(orders).hasSameHashCodeAs(orders);
    assertThat(orders.duplicate()).isEqualTo(orders).isNotSameAs(orders);
    assertThat(orders).isNotEqualTo(serializer(Order.class, "jdk"));
    assertThat(arrived.copy(order())).isEqualTo(order());
  }

  @Test
  void recordsAreInEnvelopesAndFailuresSayWhy() throws Exception {
    PolycodecSchema<Order> orders =
        InstantiationUtil.clone(PolycodecSchema.of(Order.class, "kryo"));
    byte[] bytes = orders.serialize(order());
    assertThat(dev.polycodec.stored.Envelopes.header(bytes).codec()).isEqualTo("kryo");
    assertThat(orders.deserialize(bytes)).isEqualTo(order());
    assertThat(orders.deserialize(null)).isNull();
    assertThat(orders.getProducedType())
        .isEqualTo(PolycodecTypeInformation.of(Order.class, "kryo"));
    assertThatThrownBy(() -> orders.deserialize(new byte[] {1, 2}))
        .isExactlyInstanceOf(IOException.class)
        .hasMessageStartingWith("A record cannot be decoded: ");
  }

  /** Returns a snapshot as a checkpoint has it. */
  private static <T> TypeSerializerSnapshot<T> stored(
      TypeSerializer<T> serializer, ClassLoader loader) throws IOException {
    DataOutputSerializer out = new DataOutputSerializer(16);
    TypeSerializerSnapshot.writeVersionedSnapshot(out, serializer.snapshotConfiguration());
    return TypeSerializerSnapshot.readVersionedSnapshot(
        new DataInputDeserializer(out.getCopyOfBuffer()), loader);
  }

  private static <T> TypeSerializerSchemaCompatibility<T> compatibility(
      TypeSerializer<T> now, TypeSerializerSnapshot<T> before) {
    return now.snapshotConfiguration().resolveSchemaCompatibility(before);
  }

  @Test
  void compatibilityIsAsCodecAndFieldsAre() throws Exception {
    try (URLClassLoader before = Versions.loader(Versions.jar(directory, Versions.FIRST));
        URLClassLoader after = Versions.loader(Versions.jar(directory, Versions.SECOND))) {
      TypeSerializer<Tally> old = serializer(Versions.load(before), "kryo");
      TypeSerializerSnapshot<Tally> kept = stored(old, after);
      Class<Tally> now = Versions.load(after);
      assertThat(compatibility(old, stored(old, before)).isCompatibleAsIs()).isTrue();
      assertThat(compatibility(serializer(now, "kryo"), kept).isCompatibleAfterMigration())
          .isTrue();
      assertThat(compatibility(serializer(now, "jdk"), kept).isCompatibleAfterMigration()).isTrue();
      TypeSerializer<Basket> baskets = serializer(Basket.class, "kryo");
      assertThat(
              compatibility(baskets, stored(serializer(Basket.class, "kryo"), after))
                  .isCompatibleAsIs())
          .isTrue();
    }
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"}) // as a checkpoint is: nobody checks its types
  void stateOfAnotherClassIsIncompatible() throws IOException {
    TypeSerializerSnapshot orders =
        stored(serializer(Order.class, "kryo"), getClass().getClassLoader());
    TypeSerializer baskets = serializer(Basket.class, "kryo");
    assertThat(compatibility(baskets, orders).isIncompatible()).isTrue();
  }

  @Test
  void classThatIsNotThereAnyMoreIsNamed() throws Exception {
    try (URLClassLoader before = Versions.loader(Versions.jar(directory, Versions.FIRST))) {
      TypeSerializerSnapshot<Tally> kept =
          stored(serializer(Versions.load(before), "kryo"), getClass().getClassLoader());
      assertThatThrownBy(kept::restoreSerializer)
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage("The state has values of the class acme.Sums, which is not there any more");
    }
  }

  @Test
  void addressOfUriIsAsItWas() {
    assertThat(serializer(URI.class, "kryo").copy(order().page())).isEqualTo(order().page());
  }
}
