package dev.polycodec.onenio;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.CodecListener;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.onenio.PlainOrders.Coupon;
import dev.polycodec.onenio.PlainOrders.Order1;
import dev.polycodec.onenio.PlainOrders.Order2;
import dev.polycodec.onenio.PlainOrders.Order3;
import dev.polycodec.onenio.PlainOrders.Order4;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;
import org.junit.jupiter.api.Test;

class OneNioPlainTest {

  private static final int HOSTILE = 4_000;
  private static final long FLAT = 4L << 20;

  @Test
  void peersReadAClassThatHasChanged() throws Exception {
    List<String> dropped = new ArrayList<>();
    CodecListener listener =
        new CodecListener() {
          @Override
          public void onDropped(Dropped property) {
            dropped.add(property.name());
          }
        };
    try (Codec codec = persist().listener(listener).build()) {
      Order2 order = codec.decode(renamed(new Order1(), "Order2"), Order2.class);
      assertThat(order.number).isEqualTo(7);
      assertThat(order.client).isEqualTo("Ann");
      assertThat(order.currency).isEqualTo("EUR");
      assertThat(order.customerOfToday).isNull();
    }
    assertThat(dropped).containsExactly("dropped");
  }

  @Test
  void aClassHasTheNameThatItHadWhenItsRootIsAskedFor() throws Exception {
    try (Codec codec = persist().build()) {
      assertThat(codec.decode(Serializer.persist(new Order1()), Order3.class).buyer)
          .isEqualTo("Ann");
    }
  }

  @Test
  void anOlderPeerReadsWhatARenamedClassWrote() throws Exception {
    try (Codec codec = persist().build()) {
      assertThat(codec.decode(renamed(new Order3(), "Order9", "$Order3|"), Order1.class).buyer)
          .isEqualTo("nobody");
    }
  }

  @Test
  void numbersAreKnownOfTheRootAndOfWhatIsPreloadedOnly() throws Exception {
    Order1 order = new Order1();
    order.price = new Coupon();
    byte[] bytes = Serializer.serialize(order);
    try (Codec codec = plain().build()) {
      codec.encode(order); // which does not make the coupon known
      assertThatThrownBy(() -> codec.decode(bytes, Order1.class))
          .isExactlyInstanceOf(DecodeException.class)
          .hasMessage(
              "The bytes name a class by the number of its schema, which is not known: name the"
                  + " class with OneNioPlainOptions.preload, say with schemas where they come"
                  + " from, or have the writer use Serializer.persist");
    }
    OneNioPlainOptions preloaded = OneNioPlainOptions.builder().preload(Coupon.class).build();
    try (Codec codec = plain().configure(preloaded).build()) {
      assertThat(codec.decode(bytes, Order1.class).price).isInstanceOf(Coupon.class);
    }
  }

  @Test
  void schemasAreExchanged() throws Exception {
    Order1 order = new Order1();
    order.price = new Coupon();
    List<Long> asked = new ArrayList<>();
    OneNioPlainOptions options =
        OneNioPlainOptions.builder()
            .schemas(
                number -> {
                  asked.add(number);
                  return PlainOneNio.schema(number);
                })
            .build();
    try (Codec codec = plain().configure(options).build()) {
      for (int i = 0; i < 2; i++) {
        Order1 decoded = codec.decode(Serializer.serialize(order), Order1.class);
        assertThat(decoded.price).isInstanceOf(Coupon.class);
      }
    }
    assertThat(asked).containsExactly(Repository.get(Coupon.class).uid());
  }

  @Test
  void aFieldGetsNothingThatItsClassDoesNotAllow() throws Exception {
    Order1 order = new Order1();
    order.price = new Order1();
    try (Codec codec = persist().build()) {
      assertThatThrownBy(() -> codec.decode(renamed(order, "Order4"), Order4.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes put an object of the class %s where %s is declared",
              Order4.class.getName(), Coupon.class.getName());
    }
  }

  @Test
  void whatIsLostIsRefused() {
    try (Codec codec = persist().build()) {
      assertThatThrownBy(() -> codec.encode(new TreeSet<>(Comparator.<String>reverseOrder())))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "one-nio does not bring back this value of java.util.TreeSet, because it has a"
                  + " comparator: use another codec for it");
    }
  }

  /** Its table would be made for both, and go on as large. */
  @Test
  void keysThatBecameEqualAreRefused() throws Exception {
    List<Integer> one = new ArrayList<>(List.of(1));
    List<Integer> other = new ArrayList<>(List.of(2));
    Map<List<Integer>, Integer> map = new HashMap<>(Map.of(one, 1, other, 2));
    one.clear();
    other.clear();
    try (Codec plain = plain().build();
        Codec persist = persist().build()) {
      refusesEqualKeys(plain, Serializer.serialize(map));
      refusesEqualKeys(persist, Serializer.persist(map));
    }
  }

  private static void refusesEqualKeys(Codec codec, byte[] bytes) {
    assertThatThrownBy(() -> codec.decode(bytes, Map.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith(
            "The bytes hold keys of a java.util.HashMap that are equal when they are read: give");
  }

  @Test
  void deniedClassesAreRefusedWhenTheyAreWritten() {
    Order1 order = new Order1();
    order.price = new Coupon();
    try (Codec codec = persist().deny(Coupon.class.getName()).build()) {
      assertThatThrownBy(() -> codec.encode(order)).hasMessageContaining("denies the class");
    }
  }

  @Test
  void aCodecLeavesTheRepositoryOfTheApplicationAlone() throws Exception {
    byte[] before = Repository.saveSnapshot();
    try (Codec codec = persist().build()) {
      codec.decode(codec.encode(new NewOrder()), NewOrder.class);
    }
    assertThat(Repository.saveSnapshot()).isEqualTo(before);
  }

  /** A class that only a codec meets. */
  static final class NewOrder extends Order1 {}

  static class Named1 implements Serializable {
    long id = 5;
  }

  static final class Hiding1 extends Named1 {
    long id = 6;
  }

  static class Named2 implements Serializable {}

  static final class Hiding2 extends Named2 {
    long id;
  }

  /** A schema does not say which class has a field, and one-nio would read 5 for 6. */
  @Test
  void fieldThatHidOneWhichIsGoneIsRefused() throws Exception {
    String why =
        "The class "
            + Hiding2.class.getName()
            + " has changed since the bytes were written: of its fields named id, one hides another"
            + " in one version only";
    byte[] persisted = hiding(Serializer.persist(new Hiding1()));
    try (Codec codec = persist().build()) {
      assertThatThrownBy(() -> codec.decode(persisted, Hiding2.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessage(why);
    }
    byte[] schema = hiding(Serializer.persist(Repository.get(Hiding1.class)));
    OneNioPlainOptions options = OneNioPlainOptions.builder().schemas(number -> schema).build();
    byte[] exchanged = Serializer.serialize(new Hiding1());
    try (Codec codec =
        Codecs.builder()
            .use("onenio-plain")
            .configure(options)
            .allow(getClass().getName() + "$*")
            .build()) {
      assertThatThrownBy(() -> codec.decode(exchanged, Hiding2.class))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessage(why);
    }
  }

  private static byte[] hiding(byte[] written) {
    return new String(written, ISO_8859_1).replace("Hiding1", "Hiding2").getBytes(ISO_8859_1);
  }

  @Test
  void hostileSchemasLeaveMetaspaceAsItWas() throws Exception {
    byte[] bytes = renamed(new Order1(), "Order2");
    int place = new String(bytes, ISO_8859_1).indexOf("dropped");
    try (Codec codec = persist().build()) {
      decode(codec, bytes, place, 0, HOSTILE / 10);
      long before = metaspace();
      decode(codec, bytes, place, HOSTILE / 10, HOSTILE);
      assertThat(metaspace() - before).isLessThan(FLAT);
    }
  }

  /** Decodes messages, the schema of each of which has a field that no other has. */
  private static void decode(Codec codec, byte[] bytes, int place, int from, int to) {
    for (int i = from; i < to; i++) {
      ByteBuffer.wrap(bytes).position(place).put(String.format("x%06d", i).getBytes(ISO_8859_1));
      assertThat(codec.decode(bytes, Order2.class).number).isEqualTo(7);
    }
  }

  private static long metaspace() {
    System.gc();
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getName().contains("Metaspace"))
        .map(MemoryPoolMXBean::getUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }

  private static byte[] renamed(Object order, String name) throws Exception {
    return renamed(order, name, order.getClass().getSimpleName());
  }

  /** Returns what one-nio writes of an object, as if its class had another name. */
  private static byte[] renamed(Object order, String name, String from) throws Exception {
    String text = new String(Serializer.persist(order), ISO_8859_1);
    String to = from.replaceFirst("Order.", name);
    assertThat(text).contains(from);
    return text.replace(from, to).getBytes(ISO_8859_1);
  }

  record Holder(Object value) implements Serializable {}

  @Test
  void aRecordThatWasRefusedIsNotKept() throws Exception {
    for (CodecBuilder builder : List.of(persist(), plain())) {
      try (Codec codec = builder.build()) {
        WeakReference<Object> refused = refused(codec);
        for (int i = 0; i < 20 && !refused.refersTo(null); i++) {
          System.gc();
          Thread.sleep(10);
        }
        assertThat(refused.refersTo(null)).isTrue();
      }
    }
  }

  private static WeakReference<Object> refused(Codec codec) {
    Holder holder = new Holder(new Thread());
    assertThatThrownBy(() -> codec.encode(holder)).isInstanceOf(CodecException.class);
    return new WeakReference<>(holder);
  }

  private static CodecBuilder persist() {
    return builder("onenio-persist-plain");
  }

  private static CodecBuilder plain() {
    return builder("onenio-plain");
  }

  private static CodecBuilder builder(String codec) {
    return Codecs.builder().use(codec).allow(PlainOrders.class.getName() + "$*");
  }
}
