package dev.polycodec.kryo;

import static dev.polycodec.kryo.PlainOrders.REGISTERED;
import static dev.polycodec.kryo.PlainOrders.UNREGISTERED;
import static dev.polycodec.kryo.PlainOrders.codec;
import static dev.polycodec.kryo.PlainOrders.kryo;
import static dev.polycodec.kryo.PlainOrders.refused;
import static dev.polycodec.kryo.PlainOrders.refusedAs;
import static dev.polycodec.kryo.PlainOrders.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.VoidSerializer;
import com.esotericsoftware.kryo.serializers.DeflateSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.JavaSerializer;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.NoCodecException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.kryo.PlainOrders.Detail;
import dev.polycodec.kryo.PlainOrders.DetailSerializer;
import dev.polycodec.kryo.PlainOrders.Impostor;
import dev.polycodec.kryo.PlainOrders.Order;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class KryoPlainSecurityTest {

  @Test
  void objectOfAnotherClassIsNeverStored() {
    refusesAnImpostor(kryo -> new FieldSerializer<>(kryo, Order.class));
  }

  @Test
  void objectOfAnotherClassIsNotStoredBySubclassesOfTheFieldSerializer() {
    refusesAnImpostor(Extended::new);
  }

  private static void refusesAnImpostor(Function<Kryo, FieldSerializer<Order>> serializer) {
    Consumer<Kryo> writer = REGISTERED.andThen(kryo -> kryo.register(Impostor.class, 51));
    Order order = new Order(1, "victim");
    order.any = new ArrayList<>(List.of(new Impostor()));
    Consumer<Kryo> reader =
        kryo -> {
          kryo.register(Order.class);
          kryo.register(Impostor.class, 50);
          kryo.register(ArrayList.class);
          kryo.register(Detail.class, 51);
          FieldSerializer<Order> open = serializer.apply(kryo);
          open.getField("detail").setValueClass(Impostor.class);
          kryo.register(Order.class, open);
        };
    refused(reader, written(writer, order), MalformedDataException.class)
        .hasMessage(
            "The bytes put an object of the class %s where %s is declared",
            Impostor.class.getName(), Detail.class.getName());
  }

  @Test
  void anotherRootIsRefusedByNameAndByNumber() {
    refusedAs(UNREGISTERED, written(UNREGISTERED, new Order(1, "x")), Detail.class)
        .hasMessageStartingWith(
            "The bytes hold an object of the class " + Order.class.getName() + ", not of ");
    refusedAs(REGISTERED, written(REGISTERED, new Order(1, "x")), Detail.class)
        .hasMessageStartingWith(
            "The bytes hold an object of the class " + Order.class.getName() + ", not of ");
  }

  @Test
  void registrationIsNoPermission() {
    byte[] bytes = written(REGISTERED, new Order(1, "x"));
    KryoPlainOptions options = KryoPlainOptions.builder().setup(REGISTERED).build();
    try (Codec codec =
        Codecs.builder()
            .use("kryo-plain")
            .configure(options)
            .deny(Detail.class.getName())
            .build()) {
      assertThatThrownBy(() -> codec.decode(bytes, Order.class))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy denies the class " + Detail.class.getName());
    }
  }

  @Test
  void bytesDoNotChooseTheFlagsOfTheVirtualMachine() {
    Consumer<Kryo> writer =
        UNREGISTERED.andThen(
            kryo -> kryo.addDefaultSerializer(ReentrantLock.class, new VoidSerializer()));
    Order order = new Order(1, "x");
    order.any = new ArrayList<>(List.of(new ReentrantLock()));
    refused(UNREGISTERED, written(writer, order), TypeNotAllowedException.class)
        .hasMessage(
            "The bytes hold an object of a JDK class whose package is closed to the codec's"
                + " library; if messages may hold it, have the library write and read it with a"
                + " serializer of its own");
  }

  @Test
  void unregisteredNumberWantsTheSetupOfTheWriter() {
    byte[] bytes = written(kryo -> kryo.register(Detail.class, 77), new Detail(1));
    refused(kryo -> kryo.register(Detail.class, 50), bytes, MalformedDataException.class)
        .hasMessage(
            "The bytes have the number 77 for a class, which the setup of kryo-plain does not"
                + " register: hand over the setup of the writer with KryoOptions.plain(...)");
  }

  @Test
  void serializersThatReadOtherStreamsAreRefused() {
    Consumer<Kryo> java =
        kryo -> {
          REGISTERED.accept(kryo);
          kryo.register(Detail.class, new JavaSerializer());
        };
    refused(java, written(java, new Order(1, "x")), DecodeException.class)
        .hasMessage(
            "kryo-plain does not use %s: register a serializer of your own for the class",
            JavaSerializer.class.getName());
    Consumer<Kryo> deflate =
        kryo -> {
          REGISTERED.accept(kryo);
          kryo.register(Detail.class, new DeflateSerializer(new DetailSerializer()));
        };
    refused(deflate, written(deflate, new Order(1, "x")), DecodeException.class)
        .hasMessageContaining(DeflateSerializer.class.getName());
  }

  @Test
  void subclassesOfTheFieldSerializerWriteAndRead() {
    Consumer<Kryo> setup =
        REGISTERED.andThen(kryo -> kryo.register(Order.class, new Extended(kryo)));
    KryoPlainOptions options = KryoPlainOptions.builder().setup(setup).build();
    Order order = new Order(1, "x");
    try (Codec codec = Codecs.builder().use("kryo-plain").configure(options).build()) {
      byte[] bytes = codec.encode(order);
      assertThat(bytes).isEqualTo(written(setup, order));
      assertThat(codec.decode(bytes, Order.class).text).isEqualTo("x, read");
      assertThat(codec.encode(order)).as("after its fields were read").isEqualTo(bytes);
    }
  }

  @Test
  void subclassesOfSerializersThatSkipFieldsAndChunksAreRefused() {
    byte[] bytes = written(REGISTERED, new Order(1, "x"));
    refused(
            REGISTERED.andThen(kryo -> kryo.register(Order.class, new Versions(kryo))),
            bytes,
            DecodeException.class)
        .hasMessage(
            "kryo-plain cannot tell what %s changes in the VersionFieldSerializer it extends:"
                + " extend FieldSerializer or Serializer",
            Versions.class.getName());
    Consumer<Kryo> chunked =
        REGISTERED.andThen(
            kryo -> {
              CompatibleFieldSerializer<Order> chunks =
                  new CompatibleFieldSerializer<>(kryo, Order.class);
              chunks.getCompatibleFieldSerializerConfig().setChunkedEncoding(true);
              kryo.register(Order.class, chunks);
            });
    refused(chunked, bytes, DecodeException.class)
        .hasMessage(
            "kryo-plain has no chunked encoding: take another serializer for %s, and read what is"
                + " stored with a Kryo of your own",
            Order.class.getName());
  }

  @Test
  void announcedLengthsAreCheckedBeforeThereIsRoomForThem() {
    Output out = new Output(64, -1);
    Kryo kryo = kryo(REGISTERED);
    kryo.writeClass(out, ArrayList.class);
    out.writeVarIntFlag(false, 1 << 30, true);
    refusedList(out, "more than 1000000 elements");
    Output nested = new Output(64, -1);
    for (int i = 0; i < 3; i++) {
      kryo.writeClass(nested, ArrayList.class);
      nested.writeVarIntFlag(false, 100_000, true);
    }
    refusedList(nested, "more than 64 times its bytes of the heap");
  }

  private static void refusedList(Output out, String what) {
    try (Codec codec = codec(REGISTERED)) {
      assertThatThrownBy(() -> codec.decode(out.toBytes(), ArrayList.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining(what);
    }
  }

  @Test
  void runsOfNullsTakeNoBytes() {
    List<Object> nulls = new ArrayList<>(Collections.nCopies(100_000, null));
    byte[] bytes = written(REGISTERED, nulls);
    assertThat(bytes).hasSizeLessThan(10);
    try (Codec codec = codec(REGISTERED)) {
      assertThat(codec.encode(nulls)).isEqualTo(bytes);
      assertThat(codec.decode(bytes, ArrayList.class)).isEqualTo(nulls);
    }
  }

  @Test
  void moreNullsThanAreReadAreNotWritten() {
    List<Object> nulls = new ArrayList<>(Collections.nCopies(200_000, null));
    try (Codec codec = codec(REGISTERED)) {
      assertThatThrownBy(() -> codec.encode(nulls))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxExpansion");
    }
  }

  @Test
  void objectsElementsAndScalesAreLimited() {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      list.add(new Detail(i));
    }
    limited(Limits.defaults().withMaxObjects(20), list, "more than 20 objects");
    limited(Limits.defaults().withMaxElements(19), list, "more than 19 elements");
    byte[] scaled = written(REGISTERED.andThen(k -> k.register(BigDecimal.class)), scale(20_000));
    try (Codec codec = codec(REGISTERED.andThen(k -> k.register(BigDecimal.class)))) {
      assertThatThrownBy(() -> codec.decode(scaled, BigDecimal.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds a number");
    }
  }

  @Test
  void keysAreCountedBeforeTheyAreHashed() {
    Consumer<Kryo> setup = UNREGISTERED.andThen(kryo -> kryo.setReferences(true));
    Set<Object> set = new HashSet<>(Set.of("bottom"));
    for (int i = 0; i < 18; i++) {
      set = new HashSet<>(Arrays.asList(set, new HashSet<>(Arrays.asList(set, i))));
    }
    byte[] bytes = written(setup, set);
    KryoPlainOptions options = KryoPlainOptions.builder().setup(setup).build();
    Limits limits = Limits.defaults().withMaxKeySteps(1000);
    try (Codec codec =
        Codecs.builder().use("kryo-plain").configure(options).limits(limits).build()) {
      assertThatThrownBy(() -> codec.decode(bytes, HashSet.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxKeySteps");
    }
  }

  private static BigDecimal scale(int scale) {
    return new BigDecimal(BigInteger.ONE, scale);
  }

  private static void limited(Limits limits, Object value, String what) {
    KryoPlainOptions options = KryoPlainOptions.builder().setup(REGISTERED).build();
    try (Codec codec =
        Codecs.builder()
            .use("kryo-plain")
            .configure(options)
            .limits(limits)
            .allow(Detail.class.getName())
            .build()) {
      assertThatThrownBy(() -> codec.decode(written(REGISTERED, value), ArrayList.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message holds " + what);
    }
  }

  @Test
  void setupThatFailsDoesSoWhenTheCodecIsBuilt() {
    assertThatThrownBy(
            () ->
                codec(
                    kryo -> {
                      throw new IllegalStateException("no such class");
                    }))
        .isInstanceOf(NoCodecException.class)
        .hasMessageContaining("no such class");
  }

  private static final class Extended extends FieldSerializer<Order> {

    Extended(Kryo kryo) {
      super(kryo, Order.class);
    }

    @Override
    public Order read(Kryo kryo, Input input, Class<? extends Order> type) {
      Order order = super.read(kryo, input, type);
      order.text += ", read";
      return order;
    }
  }

  /** Could read anything. */
  private static final class Versions extends VersionFieldSerializer<Order> {
    Versions(Kryo kryo) {
      super(kryo, Order.class);
    }
  }
}
