package dev.polycodec.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.thrift.generated.Address;
import dev.polycodec.thrift.generated.After;
import dev.polycodec.thrift.generated.AfterForOlder;
import dev.polycodec.thrift.generated.Before;
import dev.polycodec.thrift.generated.Card;
import dev.polycodec.thrift.generated.Changed;
import dev.polycodec.thrift.generated.Choice;
import dev.polycodec.thrift.generated.Kind;
import dev.polycodec.thrift.generated.Line;
import dev.polycodec.thrift.generated.Order;
import dev.polycodec.thrift.generated.Payment;
import dev.polycodec.thrift.generated.Status;
import dev.polycodec.thrift.generated.Tree;
import dev.polycodec.thrift.generated.Values;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.thrift.transport.TTransportException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** What the objects of Thrift have that no other values have. */
@ParameterizedClass
@ValueSource(strings = {"thrift-binary", "thrift-compact"})
class ThriftTest {

  @Parameter String name;

  private Codec codec;

  private Codec codec() {
    if (codec == null) {
      codec = Codecs.builder().use(name).build();
    }
    return codec;
  }

  @AfterEach
  void close() {
    codec().close();
  }

  private byte[] bytes(Struct struct) throws Exception {
    return Struct.write(name, struct);
  }

  @Test
  void aFieldThatTheClassDoesNotHaveIsLeftOut() {
    After after =
        new After()
            .setName("a")
            .setCount(7)
            .setTotal(-1)
            .setAdded(List.of(Map.of("x", Kind.SECOND), Map.of()))
            .setKind(Kind.FIRST)
            .setChoice(Choice.flag(true));

    Before before = codec().decode(codec().encode(after), Before.class);

    assertThat(before).isEqualTo(new Before().setName("a").setCount(7));
  }

  @Test
  void aFieldThatTheBytesDoNotHaveHasItsDefault() {
    Before before = new Before().setName("a").setCount(-1).setGone("gone");

    After after = codec().decode(codec().encode(before), After.class);

    assertThat(after).isEqualTo(new After().setName("a").setCount(-1));
    assertThat(after.getTotal()).isEqualTo(3);
  }

  @Test
  void aFieldOfAnotherTypeIsRefused() {
    byte[] bytes = codec().encode(new Before().setName("a").setCount(1));

    assertThatThrownBy(() -> codec().decode(bytes, Changed.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes have another type than is declared in %s.count, which Thrift would skip or"
                + " misread: give a field that changes its type a new id",
            Changed.class.getName());
  }

  @Test
  void elementsOfAnotherTypeAreRefused() throws Exception {
    byte[] bytes = bytes(out -> out.list(4, Struct.I64, 1, () -> out.i64(1)));

    assertThatThrownBy(() -> codec().decode(bytes, Order.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes have another type than is declared in %s, which Thrift would skip or"
                + " misread: give a field that changes its type a new id",
            Order.class.getName());
  }

  @Test
  void aConstantThatTheClassDoesNotHaveIsRefused() {
    String refused =
        "dev.polycodec.thrift.generated.OldKind has no constant of the number in the bytes: they"
            + " were written with another version of it";
    for (After after :
        List.of(
            new After().setKind(Kind.SECOND),
            new After().setState(Kind.SECOND),
            new After().setAdded(List.of(Map.of("x", Kind.SECOND))))) {
      assertThatThrownBy(() -> codec().decode(codec().encode(after), AfterForOlder.class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessage(refused);
    }
  }

  @Test
  void aFieldThatTheUnionDoesNotHaveIsRefused() {
    After after = new After().setChoice(Choice.flag(true));

    assertThatThrownBy(() -> codec().decode(codec().encode(after), AfterForOlder.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes set a field that the union dev.polycodec.thrift.generated.OldChoice does not"
                + " have: they were written with another version of it");
  }

  @Test
  void aUnionWithoutAFieldIsRefusedBothWays() throws Exception {
    assertThatThrownBy(() -> codec().encode(new Payment()))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("A union %s has no field set", Payment.class.getName());
    assertThatThrownBy(() -> codec().encode(Orders.small().setPayment(new Payment())))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("A union %s has no field set", Payment.class.getName());
    byte[] nothing = bytes(out -> {});
    assertThatThrownBy(() -> codec().decode(nothing, Payment.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes set no field of the union " + Payment.class.getName());
  }

  @Test
  void aUnionWithSeveralFieldsIsRefused() throws Exception {
    byte[] bytes =
        bytes(
            out -> {
              out.text(2, "a");
              out.field(3, Struct.I32, () -> out.i32(Status.NEW.getValue()));
            });

    assertThatThrownBy(() -> codec().decode(bytes, Payment.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes set more than one field of the union " + Payment.class.getName());
  }

  @Test
  void aFieldThatComesTwiceIsRefused() throws Exception {
    byte[] bytes =
        bytes(
            out -> {
              out.text(2, "a");
              out.text(2, "b");
            });

    assertThatThrownBy(() -> codec().decode(bytes, Order.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes set the field %s.customer twice", Order.class.getName());
  }

  @Test
  void aMissingRequiredFieldIsRefusedBothWaysAndNamed() throws Exception {
    Order secret = new Order().setTags(Set.of("secret"));

    assertThatThrownBy(() -> codec().encode(secret))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("An object of %s lacks a required field: customer", Order.class.getName())
        .hasNoCause();
    byte[] bytes = bytes(out -> out.field(1, Struct.I64, () -> out.i64(7)));
    assertThatThrownBy(() -> codec().decode(bytes, Order.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes lack the required field %s.customer", Order.class.getName());
    byte[] card = bytes(out -> {});
    assertThatThrownBy(() -> codec().decode(card, Card.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes lack the required field %s.number", Card.class.getName());
  }

  @Test
  void halfACharacterIsRefused() {
    assertThatThrownBy(() -> codec().encode(new Address().setStreet("a\ud800")))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A string has a lone surrogate at index 1, for which UTF-8 has no form; mend the"
                + " string, or declare the field as binary");
  }

  @Test
  void aTextThatIsNotUtf8IsRefused() throws Exception {
    byte[] bytes =
        bytes(out -> out.field(1, Struct.STRING, () -> out.binary(new byte[] {(byte) 0xC0, 0})));

    assertThatThrownBy(() -> codec().decode(bytes, Address.class))
        .isExactlyInstanceOf(MalformedDataException.class);
  }

  @Test
  void bytesAreCopiedFromTheMessage() {
    byte[] message = codec().encode(new Values().setSomeBytes(new byte[] {1, 2, 3}));

    Values back = codec().decode(message, Values.class);
    Arrays.fill(message, (byte) 9);

    assertThat(back.getSomeBytes()).isEqualTo(new byte[] {1, 2, 3});
  }

  @Test
  void bytesOfAnyBufferAreWritten() {
    ByteBuffer direct = ByteBuffer.allocateDirect(4).put(new byte[] {1, 2, 3, 4}).flip();
    for (ByteBuffer each : List.of(direct, direct.asReadOnlyBuffer(), Orders.bytes(1, 2, 3, 4))) {
      each.position(1);
      Values back =
          codec().decode(codec().encode(new Values().setChunks(List.of(each))), Values.class);
      assertThat(back.getChunks()).containsExactly(Orders.bytes(2, 3, 4));
      assertThat(each.remaining()).isEqualTo(3);
    }
  }

  @Test
  void containersOfUuidsComeBackWhichTheLibraryDoesNotRead() throws Exception {
    PlainThrift library = PlainThrift.of(name);
    byte[] bytes = codec().encode(Orders.uuids());

    assertThat(bytes).isEqualTo(library.write(Orders.uuids()));
    assertThat(codec().decode(bytes, Values.class)).isEqualTo(Orders.uuids());
    assertThatThrownBy(() -> library.read(bytes, Values.class))
        .isExactlyInstanceOf(TTransportException.class)
        .hasMessage("unrecognized type code");
  }

  @Test
  void aClassThatExtendsAGeneratedOneIsRefused() {
    class Special extends Address {
      int extra = 1;
    }

    try (Codec allowing = Codecs.builder().use(name).allow(Special.class).build()) {
      for (Class<?> declared : List.of(Special.class, Address.class)) {
        assertThatThrownBy(() -> encodeAs(allowing, declared, new Special()))
            .isInstanceOf(CodecException.class)
            .hasMessage(
                Special.class.getName()
                    + " is not as Thrift's compiler generates classes: encode an object of the"
                    + " generated class itself, and not of one that extends it");
      }
    }
  }

  @SuppressWarnings("unchecked") // the value is of the class
  private static <T> byte[] encodeAs(Codec codec, Class<T> declared, Object value) {
    return codec.forType(declared).encode((T) value);
  }

  @Test
  void nullInAListIsRefused() {
    List<Line> lines = Arrays.asList(new Line(), null);

    assertThatThrownBy(() -> codec().encode(Orders.small().setLines(lines)))
        .isExactlyInstanceOf(EncodeException.class);
    assertThat(codec().decode(codec().encode(Orders.small()), Order.class))
        .isEqualTo(Orders.small());
  }

  @Test
  void aCycleIsRefused() {
    Tree tree = new Tree();
    tree.addToChildren(tree);

    assertThatThrownBy(() -> codec().encode(tree)).isInstanceOf(CodecException.class);
  }

  @Test
  void aDeniedClassIsRefusedWithinAnother() {
    for (Class<?> denied : List.of(Address.class, Payment.class, Status.class)) {
      try (Codec denying = Codecs.builder().use(name).deny(denied.getName()).build()) {
        Order order = Orders.order();
        byte[] bytes = codec().encode(order);

        assertThat(denying.decode(denying.encode(Orders.small()), Order.class))
            .isEqualTo(Orders.small());
        assertThatThrownBy(() -> denying.encode(order))
            .isExactlyInstanceOf(TypeNotAllowedException.class)
            .hasMessageContaining(denied.getName());
        assertThatThrownBy(() -> denying.decode(bytes, Order.class))
            .isExactlyInstanceOf(TypeNotAllowedException.class)
            .hasMessageContaining(denied.getName());
      }
    }
  }
}
