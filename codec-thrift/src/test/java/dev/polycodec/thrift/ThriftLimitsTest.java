package dev.polycodec.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.thrift.Struct.Content;
import dev.polycodec.thrift.Struct.Out;
import dev.polycodec.thrift.generated.Empty;
import dev.polycodec.thrift.generated.Measure;
import dev.polycodec.thrift.generated.Measures;
import dev.polycodec.thrift.generated.Node;
import dev.polycodec.thrift.generated.Order;
import dev.polycodec.thrift.generated.Payment;
import dev.polycodec.thrift.generated.Tree;
import dev.polycodec.thrift.generated.Values;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TType;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** What a hostile peer sends is refused before it takes memory, stack or time. */
@ParameterizedClass
@ValueSource(strings = {"thrift-binary", "thrift-compact"})
class ThriftLimitsTest {

  private static final int MANY = 100_000;

  @Parameter String name;

  private Object decode(byte[] bytes, Class<?> type, Limits limits) {
    try (Codec codec = Codecs.builder().use(name).limits(limits).build()) {
      return codec.decode(bytes, type);
    }
  }

  private void requireLimit(byte[] bytes, Class<?> type, String setting, Limits limits) {
    assertThatThrownBy(() -> decode(bytes, type, limits))
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageContaining(setting);
  }

  private byte[] bytes(Struct struct) throws TException {
    return Struct.write(name, struct);
  }

  @Test
  void aContainerThatAnnouncesMoreThanRemainsIsRefused() throws TException {
    for (Struct struct :
        List.<Struct>of(
            out -> out.list(4, Struct.STRUCT, Integer.MAX_VALUE, () -> {}),
            out -> out.field(11, Struct.SET, () -> out.set(Struct.STRING, MANY, () -> {})),
            out ->
                out.field(6, Struct.MAP, () -> out.map(Struct.STRING, Struct.I64, MANY, () -> {})),
            out -> out.list(99, Struct.I32, Integer.MAX_VALUE, () -> {}),
            out -> out.list(4, Struct.STRUCT, -1, () -> {}))) {
      byte[] bytes = bytes(struct);
      assertThatThrownBy(() -> decode(bytes, Order.class, Limits.defaults()))
          .isExactlyInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void containersThatTogetherAnnounceMoreThanTheBytesAreRefused() throws TException {
    int each = 800;
    byte[] bytes = bytes(out -> parts(out, each, 3, () -> out.binary(new byte[each])));

    assertThatThrownBy(() -> decode(bytes, Payment.class, Limits.defaults()))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The containers of the message announce more elements together than it has bytes");
  }

  /** Writes unions of unions, each of which announces many. */
  private static void parts(Out out, int each, int depth, Content rest) throws TException {
    out.list(
        4,
        Struct.STRUCT,
        each,
        () -> {
          if (depth == 1) {
            rest.write();
          } else {
            out.struct(() -> parts(out, each, depth - 1, rest));
          }
        });
  }

  @Test
  void keysOfMapsAnnounceTogetherWithTheirMaps() throws TException {
    int each = 80;
    byte[] rest = new byte[40 * each];
    byte[] bytes =
        bytes(out -> out.field(9, Struct.MAP, () -> maps(out, each, 60, () -> out.binary(rest))));

    assertThatThrownBy(() -> decode(bytes, Empty.class, Limits.defaults()))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The containers of the message announce more elements together than it has bytes");
  }

  /** Writes maps whose keys are maps, each of which announces many UUIDs. */
  private static void maps(Out out, int each, int depth, Content rest) throws TException {
    out.map(
        Struct.MAP,
        TType.UUID,
        each,
        () -> {
          if (depth == 1) {
            rest.write();
          } else {
            maps(out, each, depth - 1, rest);
          }
        });
  }

  @Test
  void emptyObjectsAreCounted() throws TException {
    byte[] bytes =
        bytes(out -> out.list(2, Struct.STRUCT, MANY, () -> repeat(() -> out.struct(() -> {}))));

    requireLimit(bytes, Tree.class, "withMaxObjects", Limits.defaults().withMaxObjects(MANY));
    requireLimit(bytes, Tree.class, "withMaxElements", Limits.defaults().withMaxElements(MANY - 1));
    assertThat(((Tree) decode(bytes, Tree.class, Limits.defaults())).getChildrenSize())
        .isEqualTo(MANY);
  }

  @Test
  void emptyContainersAreCharged() throws TException {
    byte[] bytes =
        bytes(
            out ->
                out.list(
                    300,
                    Struct.LIST,
                    MANY,
                    () -> repeat(() -> out.list(Struct.LIST, 0, () -> {}))));

    requireLimit(bytes, Values.class, "withMaxExpansion", Limits.defaults().withMaxExpansion(8));
  }

  private static void repeat(Content content) throws TException {
    for (int i = 0; i < MANY; i++) {
      content.write();
    }
  }

  @Test
  void whatNobodyKnowsHasLevelsToo() throws TException {
    int depth = Limits.defaults().maxDepth();
    byte[] structs = bytes(out -> struct(out, depth));
    byte[] lists = bytes(out -> out.field(9, Struct.LIST, () -> list(out, depth)));

    requireLimit(structs, Empty.class, "withMaxDepth", Limits.defaults());
    requireLimit(lists, Empty.class, "withMaxDepth", Limits.defaults());
    byte[] within = bytes(out -> struct(out, depth - 1));
    assertThat(decode(within, Empty.class, Limits.defaults())).isEqualTo(new Empty());
  }

  private static void struct(Out out, int depth) throws TException {
    if (depth > 0) {
      out.field(9, Struct.STRUCT, () -> out.struct(() -> struct(out, depth - 1)));
    }
  }

  private static void list(Out out, int depth) throws TException {
    out.list(
        Struct.LIST,
        depth > 1 ? 1 : 0,
        () -> {
          if (depth > 1) {
            list(out, depth - 1);
          }
        });
  }

  @Test
  void bytesWithOneHashAreCountedAsKeys() throws TException {
    Values values = new Values().setByBytes(new HashMap<>());
    for (int i = 0; i < 1 << 12; i++) {
      values.getByBytes().put(ByteBuffer.wrap(sameHash(i, 12)), "");
    }

    requireSlowKeys(values, Limits.defaults().withMaxKeySteps(1 << 20));
  }

  @Test
  void longBytesWithOneHashTakeLongerToCompare() throws TException {
    Values values = new Values().setByBytes(new HashMap<>());
    for (int i = 0; i < 1 << 11; i++) {
      byte[] same = sameHash(i, 11);
      values.getByBytes().put(ByteBuffer.allocate(1_400 + same.length).put(1_400, same), "");
    }

    requireSlowKeys(values, Limits.defaults().withMaxKeySteps(1 << 21));
  }

  /** Returns one of many arrays of one hash: each bit chooses between pairs that have the same. */
  private static byte[] sameHash(int number, int bits) {
    byte[] bytes = new byte[2 * bits];
    for (int i = 0; i < bits; i++) {
      boolean one = (number >> i & 1) == 1;
      bytes[2 * i] = (byte) (one ? 0 : 31);
      bytes[2 * i + 1] = (byte) (one ? 1 : 0);
    }
    return bytes;
  }

  @Test
  void keysWithANumberThatIsNoneCostEachOther() throws TException {
    Measures measures = new Measures().setAll(new HashSet<>());
    for (int i = 0; i < 10_000; i++) {
      measures.getAll().add(new Measure().setValue(i));
    }
    assertThat(decode(PlainThrift.of(name).write(measures), Measures.class, Limits.defaults()))
        .isEqualTo(measures);

    measures.getAll().forEach(each -> each.setValue(Double.NaN));
    requireSlowKeys(measures, Limits.defaults());
  }

  @Test
  void keysThatNobodySeesAreTakenToHaveOneHash() throws TException {
    Values values = new Values().setPayments(new HashSet<>());
    for (int i = 0; i < 20_000; i++) {
      values.getPayments().add(Payment.iban("" + i));
    }

    requireSlowKeys(values, Limits.defaults());
    values.setPayments(Set.copyOf(List.copyOf(values.getPayments()).subList(0, 5_000)));
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThat(codec.decode(codec.encode(values), Values.class)).isEqualTo(values);
    }
  }

  @Test
  void setsInSetsAreCountedForEachLevel() throws TException {
    Node node = new Node().setLeaf(1);
    for (int i = 0; i < 20; i++) {
      node = new Node().setChildren(Set.of(node));
    }

    requireSlowKeys(node, Limits.defaults());
  }

  /** Requires that an object is refused in both directions, and soon. */
  private void requireSlowKeys(Object value, Limits limits) throws TException {
    byte[] bytes = PlainThrift.of(name).write(value);
    try (Codec codec = Codecs.builder().use(name).limits(limits).build()) {
      requireSoon(() -> codec.encode(value));
      requireSoon(() -> codec.decode(bytes, value.getClass()));
    }
  }

  private static void requireSoon(ThrowingCallable call) {
    Assertions.assertTimeout(
        Duration.ofSeconds(20),
        () ->
            assertThatThrownBy(call)
                .isExactlyInstanceOf(LimitExceededException.class)
                .hasMessageContaining("withMaxKeySteps"));
  }

  @Test
  void manyKeysOfStructsAreCarried() {
    Values values = new Values().setByAddress(new HashMap<>());
    for (int i = 0; i < 20_000; i++) {
      values.getByAddress().put(Orders.address().setStreet("" + i), Set.of());
    }
    try (Codec codec = Codecs.builder().use(name).build()) {
      assertThat(codec.decode(codec.encode(values), Values.class)).isEqualTo(values);
    }
  }

  @Test
  void aTextThatIsLongerThanWhatRemainsIsRefused() throws TException {
    byte[] bytes = bytes(out -> out.text(2, "customer"));
    bytes[name.equals("thrift-compact") ? 1 : 3] = 0x7F;

    assertThatThrownBy(() -> decode(bytes, Order.class, Limits.defaults()))
        .isExactlyInstanceOf(MalformedDataException.class);
  }
}
