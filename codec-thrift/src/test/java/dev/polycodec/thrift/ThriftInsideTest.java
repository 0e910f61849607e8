package dev.polycodec.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.tck.hostile.Stacks;
import dev.polycodec.thrift.generated.Address;
import dev.polycodec.thrift.generated.Failure;
import dev.polycodec.thrift.generated.Order;
import dev.polycodec.thrift.generated.Payment;
import dev.polycodec.thrift.generated.Status;
import dev.polycodec.thrift.generated.Tree;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of Thrift inside those of other codecs. */
class ThriftInsideTest {

  record Shipment(
      int id,
      Order order,
      List<Address> stops,
      Payment payment,
      Failure failure,
      Map<String, Object> more,
      Status at) {}

  private static Shipment shipment() {
    return new Shipment(
        7,
        Orders.order(),
        List.of(Orders.address(), new Address()),
        Orders.parts(),
        Orders.failure(),
        Map.of("tree", Orders.nested(3)),
        Status.SHIPPED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "json-typed", "kryo", "smile-typed"})
  void objectsComeBackInsideAnother(String name) {
    try (Codec codec = Codecs.builder().use(name).allow(Tree.class).build()) {
      assertThat(codec.decode(codec.encode(shipment()), Shipment.class)).isEqualTo(shipment());
    }
  }

  @Test
  void theBytesInsideAreThoseOfTheBinaryProtocol() throws Exception {
    byte[] inner = new PlainThrift.Binary().write(Orders.order());
    try (Codec codec = Codecs.builder().use("kryo").allow(Tree.class).build()) {
      assertThat(codec.encode(shipment())).containsSequence(inner);
    }
  }

  @Test
  void theBytesInsideAreThoseOfTheCodecThatIsNamed() throws Exception {
    byte[] inner = new PlainThrift.Compact().write(Orders.order());
    try (Codec codec =
        Codecs.builder()
            .use("kryo")
            .useInside("thrift-compact", Order.class)
            .allow(Tree.class)
            .build()) {
      byte[] bytes = codec.encode(shipment());

      assertThat(bytes).containsSequence(inner);
      assertThat(codec.decode(bytes, Shipment.class)).isEqualTo(shipment());
    }
  }

  @Test
  void aClassThatOnlyTheBytesNameMustBeAllowed() {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      assertThatThrownBy(() -> codec.encode(shipment()))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("allow(\"" + Tree.class.getName() + "\")");
    }
  }

  @Test
  void aDeniedClassIsRefusedWithinAnObject() {
    record Holder(Order order) {}
    try (Codec codec =
        Codecs.builder().use("kryo").deny("dev.polycodec.thrift.generated.Line").build()) {
      assertThatThrownBy(() -> codec.encode(new Holder(Orders.order())))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("dev.polycodec.thrift.generated.Line");
    }
  }

  record Wood(Tree tree) {}

  @Test
  void levelsOfAnObjectAreLevelsOfTheWhole() {
    Limits limits = Limits.defaults().withMaxDepth(20);
    try (Codec codec = Codecs.builder().use("kryo").limits(limits).build()) {
      Wood within = new Wood(Orders.nested(19));

      assertThat(codec.decode(codec.encode(within), Wood.class)).isEqualTo(within);
      assertThatThrownBy(() -> codec.encode(new Wood(Orders.nested(20))))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxDepth");
    }
  }

  @Test
  void aDeepObjectNeedsNoLargeStack() throws Exception {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      Wood deep = new Wood(Orders.nested(Limits.defaults().maxDepth() - 1));

      assertThat(Stacks.on(Stacks.SMALL, () -> codec.decode(codec.encode(deep), Wood.class)))
          .isEqualTo(deep);
    }
  }

  @Test
  void anObjectIsRefusedWithTheJarThatIsMissing() {
    record Holder(Address address) {}
    try (Codec codec = Codecs.builder().use("kryo").classLoader(new Without()).build()) {
      assertThatThrownBy(() -> codec.encode(new Holder(Orders.address())))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageEndingWith(
              ": add dev.polycodec:polycodec-thrift to the class path, which has a form of it; found at"
                  + " address of "
                  + Holder.class.getName());
    }
  }

  /** A loader that does not see this codec. */
  private static final class Without extends ClassLoader {

    Without() {
      super(ThriftInsideTest.class.getClassLoader());
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return Collections.enumeration(
          Collections.list(super.getResources(name)).stream()
              .filter(url -> !url.getPath().contains("codec-thrift") || !name.endsWith("Provider"))
              .toList());
    }
  }
}
