package dev.polycodec.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.protobuf.messages.Orders;
import dev.polycodec.protobuf.orders.Address;
import dev.polycodec.protobuf.orders.Order;
import dev.polycodec.protobuf.orders.Status;
import dev.polycodec.protobuf.orders.Tree;
import dev.polycodec.tck.hostile.Stacks;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages of protobuf inside the objects of other codecs. */
class InsideTest {

  /** An object of an application, with messages in it. */
  record Shipment(int id, Order order, List<Address> stops, Map<String, Object> more, Status at) {}

  private static Shipment shipment() {
    return new Shipment(
        7,
        Orders.order(),
        List.of(Orders.address(), Address.getDefaultInstance()),
        Map.of("tree", Orders.nested(3)),
        Status.SHIPPED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "json-typed", "kryo", "smile-typed"})
  void messagesComeBackInsideAnObject(String name) {
    try (Codec codec = Codecs.builder().use(name).allow(Tree.class).build()) {
      assertThat(codec.decode(codec.encode(shipment()), Shipment.class)).isEqualTo(shipment());
    }
  }

  @Test
  void theBytesOfAMessageAreThoseOfProtobuf() {
    byte[] inner = Orders.order().toByteArray();
    try (Codec codec = Codecs.builder().use("kryo").allow(Tree.class).build()) {
      assertThat(codec.encode(shipment())).containsSequence(inner);
    }
  }

  @Test
  void aMessageThatOnlyTheBytesNameMustBeAllowed() {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      assertThatThrownBy(() -> codec.encode(shipment()))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("allow(\"" + Tree.class.getName() + "\")");
    }
  }

  @Test
  void aDeniedClassIsRefusedWithinAMessage() {
    Shipment shipment = new Shipment(1, Orders.order(), List.of(), Map.of(), Status.NEW);
    try (Codec codec =
        Codecs.builder().use("kryo").deny("dev.polycodec.protobuf.orders.Line").build()) {
      assertThatThrownBy(() -> codec.encode(shipment))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("dev.polycodec.protobuf.orders.Line");
    }
  }

  @Test
  void levelsOfAMessageAreLevelsOfTheWhole() {
    Limits limits = Limits.defaults().withMaxDepth(20);
    record Wood(Tree tree) {}
    try (Codec codec = Codecs.builder().use("kryo").limits(limits).build()) {
      Wood within = new Wood(Orders.nested(19));

      assertThat(codec.decode(codec.encode(within), Wood.class)).isEqualTo(within);
      assertThatThrownBy(() -> codec.encode(new Wood(Orders.nested(20))))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxDepth");
    }
  }

  /** An object of an application in others, with a message. */
  record Forest(@Nullable Forest next, Tree tree) {}

  @Test
  void levelsAroundAMessageAreLevelsOfTheWhole() {
    Limits limits = Limits.defaults().withMaxDepth(20);
    try (Codec codec = Codecs.builder().use("kryo").limits(limits).build();
        Codec deep = Codecs.builder().use("kryo").build()) {
      Forest fits = forest(10, 10);
      Forest tooDeep = forest(10, 11);

      assertThat(codec.decode(codec.encode(fits), Forest.class)).isEqualTo(fits);
      assertThatThrownBy(() -> codec.encode(tooDeep))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxDepth");
      byte[] bytes = deep.encode(tooDeep);
      assertThatThrownBy(() -> codec.decode(bytes, Forest.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxDepth");
    }
  }

  private static Forest forest(int around, int levels) {
    Forest forest = new Forest(null, Orders.nested(levels));
    for (int i = 1; i < around; i++) {
      forest = new Forest(forest, Tree.getDefaultInstance());
    }
    return forest;
  }

  @Test
  void objectsOfAllMessagesCountTogether() {
    Limits limits = Limits.defaults().withMaxObjects(1_000);
    record Batch(List<Tree> trees) {}
    Tree hundred =
        Tree.newBuilder()
            .addAllChildren(Collections.nCopies(99, Tree.getDefaultInstance()))
            .build();
    Batch nine = new Batch(Collections.nCopies(9, hundred));
    Batch ten =
        new Batch(IntStream.range(0, 10).mapToObj(i -> hundred.toBuilder().build()).toList());
    try (Codec codec = Codecs.builder().use("kryo").limits(limits).build();
        Codec large = Codecs.builder().use("kryo").build()) {
      assertThat(codec.decode(codec.encode(nine), Batch.class)).isEqualTo(nine);
      byte[] bytes = large.encode(ten);
      assertThatThrownBy(() -> codec.decode(bytes, Batch.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxObjects");
    }
  }

  /** An object of an application with messages as keys. */
  record Tour(Map<Address, Integer> stops) {}

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void messagesOfOneHashAsKeysCostWhatComparingThemTakes(boolean named) {
    Map<Address, Integer> stops = new HashMap<>();
    for (int i = 0; i < 1_000; i++) {
      stops.put(Address.newBuilder().setStreet(ofOneHash(i) + "x".repeat(2_000)).build(), i);
    }
    CodecBuilder patient = patient();
    CodecBuilder usual = Codecs.builder().use("kryo");
    if (named) {
      patient.useInside("protobuf", Address.class);
      usual.useInside("protobuf", Address.class);
    }
    try (Codec writer = patient.build();
        Codec reader = usual.build()) {
      byte[] bytes = writer.encode(new Tour(stops));
      assertThatThrownBy(() -> reader.decode(bytes, Tour.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("raise Limits.withMaxKeySteps");
    }
  }

  private static CodecBuilder patient() {
    return Codecs.builder()
        .use("kryo")
        .limits(Limits.defaults().withMaxKeySteps(Integer.MAX_VALUE));
  }

  private static String ofOneHash(int number) {
    return IntStream.range(0, 16)
        .mapToObj(bit -> (number >> bit & 1) == 0 ? "Aa" : "BB")
        .collect(Collectors.joining());
  }

  @Test
  void aDeepMessageNeedsNoLargeStack() throws Exception {
    record Wood(Tree tree) {}
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      Wood deep = new Wood(Orders.nested(Limits.defaults().maxDepth() - 1));

      assertThat(Stacks.on(Stacks.SMALL, () -> codec.decode(codec.encode(deep), Wood.class)))
          .isEqualTo(deep);
    }
  }

  @Test
  void aMessageIsRefusedWithTheJarThatIsMissing() {
    try (Codec codec = Codecs.builder().use("kryo").classLoader(new Without()).build()) {
      assertThatThrownBy(() -> codec.encode(shipment()))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageStartingWith(Order.class.getName() + " has a Java serialization hook, ")
          .hasMessageEndingWith(
              ", which this codec does not run: add dev.polycodec:polycodec-protobuf to the class"
                  + " path, which has a form of it; found at order of "
                  + Shipment.class.getName());
    }
  }

  /** A loader that does not see this codec. */
  private static final class Without extends ClassLoader {

    Without() {
      super(InsideTest.class.getClassLoader());
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return Collections.enumeration(
          Collections.list(super.getResources(name)).stream()
              .filter(url -> !url.getPath().contains("protobuf") || !name.endsWith("Provider"))
              .toList());
    }
  }

  @Test
  void whatTheMessageCannotKeepIsRefused() {
    record Holder(Address address) {}
    Holder holder = new Holder(Address.newBuilder().setStreet("\ud800").build());
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      assertThatThrownBy(() -> codec.encode(holder))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "The field polycodec.orders.Address.street has a text that is not well-formed"
                  + " Unicode at index 0, which UTF-8 has no form for");
    }
  }

  /** A value that codecs take for its fields. */
  record Money(String currency, long cents) {}

  record Price(Money money) {}

  @Test
  void bytesOfAnotherCodecAreRefused() {
    Price price = new Price(new Money("EUR", 100));
    try (Codec json = Codecs.builder().use("kryo").useInside("json", Money.class).build();
        Codec smile = Codecs.builder().use("kryo").useInside("smile", Money.class).build()) {
      byte[] bytes = json.encode(price);

      assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
          .contains("{\"currency\":\"EUR\",\"cents\":100}");
      assertThat(json.decode(bytes, Price.class)).isEqualTo(price);
      assertThatThrownBy(() -> smile.decode(bytes, Price.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes hold an object of dev.polycodec.protobuf.InsideTest$Money that another"
                  + " codec than 'smile' wrote: build this codec with the useInside that the writer"
                  + " has");
    }
  }

  @Test
  void aLibraryThatDecidesWhatItsObjectsHoldIsRefused() {
    assertThatThrownBy(
            () -> Codecs.builder().use("kryo-plain").useInside("json", Money.class).build())
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "useInside cannot be combined with the codec 'kryo-plain', whose library decides what"
                + " its objects hold");
  }
}
