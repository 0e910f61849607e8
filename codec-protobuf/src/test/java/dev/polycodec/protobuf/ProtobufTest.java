package dev.polycodec.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.ExtensionRegistry;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.protobuf.messages.Orders;
import dev.polycodec.protobuf.old.Bag;
import dev.polycodec.protobuf.old.Extra;
import dev.polycodec.protobuf.old.Old;
import dev.polycodec.protobuf.old.OldOuterClass;
import dev.polycodec.protobuf.orders.Address;
import dev.polycodec.protobuf.orders.Empty;
import dev.polycodec.protobuf.orders.Order;
import dev.polycodec.protobuf.orders.Tree;
import dev.polycodec.protobuf.versions.After;
import dev.polycodec.protobuf.versions.Before;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the messages of protoc have that no other values have. */
class ProtobufTest {

  private static final int MANY = 100_000;

  private final Codec codec = Codecs.builder().use("protobuf").build();

  @AfterEach
  void close() {
    codec.close();
  }

  @Test
  void aMessageOfANewerClassKeepsWhatTheOlderDoesNotKnow() {
    After after = After.newBuilder().setName("a").setCount(7).addAdded("new").build();

    Before before = codec.decode(codec.encode(after), Before.class);

    assertThat(before.getCount()).isEqualTo(7);
    assertThat(codec.decode(codec.encode(before), After.class)).isEqualTo(after);
  }

  /** The library decodes them when they are asked for, and writes the bytes again. */
  @Test
  void bytesThatAreNoTextAreRefusedInProto2() {
    byte[] name = {0x0A, 2, (byte) 0xFF, 'A'};
    assertThatThrownBy(() -> codec.decode(name, Old.class))
        .isExactlyInstanceOf(MalformedDataException.class);
    byte[] part = {0x0A, 1, 'A', 0x1B, 0x0A, 1, (byte) 0xFF, 0x1C};
    assertThatThrownBy(() -> codec.decode(part, Old.class))
        .isExactlyInstanceOf(MalformedDataException.class);
    Old old = Old.newBuilder().setNameBytes(ByteString.copyFrom(new byte[] {(byte) 0xFF})).build();
    assertThatThrownBy(() -> codec.encode(old))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A message of dev.polycodec.protobuf.old.Old has a text whose bytes are not well-formed"
                + " UTF-8: declare the field as bytes");
    Old proper = Old.newBuilder().setName("\u00fc\ufffd").setLevel(300).build();
    assertThat(codec.decode(codec.encode(proper), Old.class)).isEqualTo(proper);
  }

  @Test
  void bytesThatAreNoTextAreRefusedInAnExtension() {
    ExtensionRegistry registry = ExtensionRegistry.newInstance();
    OldOuterClass.registerAllExtensions(registry);
    byte[] remark = {0x0A, 1, 'A', (byte) 0xA2, 6, 1, (byte) 0xFF};
    try (Codec extended =
        Codecs.builder().use("protobuf").configure(ProtobufOptions.of(registry)).build()) {
      assertThatThrownBy(() -> extended.decode(remark, Old.class))
          .isExactlyInstanceOf(MalformedDataException.class);
    }
    assertThat(codec.decode(remark, Old.class).getUnknownFields().hasField(100)).isTrue();
  }

  @Test
  void aSetOfMessagesThatIsReadLateIsRefused() {
    assertThatThrownBy(() -> codec.forType(Bag.class))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "polycodec.old.Bag has message_set_wire_format. Protobuf reads what it holds when that"
                + " is asked for, and takes what is no message for an empty one: hold a"
                + " google.protobuf.Any");
  }

  @Test
  void aMessageOfAnOlderClassIsRead() {
    Before before = Before.newBuilder().setName("a").setCount(-1).setGone("kept").build();

    After after = codec.decode(codec.encode(before), After.class);

    assertThat(after.getCount()).isEqualTo(-1);
    assertThat(codec.decode(codec.encode(after), Before.class)).isEqualTo(before);
  }

  @TestFactory
  Stream<DynamicTest> halfACharacterIsRefused() {
    return Stream.of(
            Order.newBuilder().setCustomer("a\ud800").build(),
            Order.newBuilder().addTags("?").addTags("\udc00b").build(),
            Order.newBuilder()
                .setShipTo(Address.newBuilder().setStreet("\ud800\ud800\udc00"))
                .build(),
            Order.newBuilder().putAmounts("\udfff", 1).build())
        .map(order -> dynamicTest(order.getAllFields().keySet().toString(), () -> refused(order)));
  }

  private void refused(Order order) {
    assertThatThrownBy(() -> codec.encode(order))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessageMatching(
            "The field polycodec\\.orders\\.\\S+ has a text that is not well-formed Unicode at"
                + " index [01], which UTF-8 has no form for");
  }

  @Test
  void anExtensionComesBackWhereItIsKnown() {
    ExtensionRegistry registry = ExtensionRegistry.newInstance();
    OldOuterClass.registerAllExtensions(registry);
    Old old =
        Old.newBuilder()
            .setName("a")
            .setExtension(OldOuterClass.remark, "b")
            .addExtension(OldOuterClass.extras, Extra.newBuilder().setValue(1).build())
            .build();

    try (Codec knowing =
        Codecs.builder().use("protobuf").configure(ProtobufOptions.of(registry)).build()) {
      assertThat(knowing.decode(knowing.encode(old), Old.class)).isEqualTo(old);
    }
    assertThatThrownBy(() -> codec.encode(old))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A message of dev.polycodec.protobuf.old.Old has an extension that would come back as"
                + " an unknown field: add configure(ProtobufOptions.of(registry)) to the builder,"
                + " with a registry that has it");
  }

  @Test
  void aMessageWithoutARequiredFieldIsRefusedBothWays() {
    Old partial = Old.newBuilder().setLevel(1).buildPartial();

    assertThatThrownBy(() -> codec.encode(partial))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage("A message of dev.polycodec.protobuf.old.Old lacks required fields: name");
    assertThatThrownBy(() -> codec.decode(partial.toByteArray(), Old.class))
        .isExactlyInstanceOf(MalformedDataException.class);
  }

  @Test
  void aBuilderIsNoMessage() {
    assertThatThrownBy(() -> codec.encode(Order.newBuilder()))
        .isExactlyInstanceOf(CodecException.class)
        .hasMessage(
            "dev.polycodec.protobuf.orders.Order$Builder is no class of messages that protoc"
                + " generates, and protobuf carries no others: describe it in a .proto file, or"
                + " take a codec for objects of any class, such as kryo");
  }

  @Test
  void aDeniedClassIsRefusedWithinAnother() {
    try (Codec denying = Codecs.builder().use("protobuf").deny(Address.class.getName()).build()) {
      Order without = Order.newBuilder().setId(1).build();
      Order with = without.toBuilder().setShipTo(Orders.address()).build();

      assertThat(denying.decode(denying.encode(without), Order.class)).isEqualTo(without);
      assertThatThrownBy(() -> denying.encode(with))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(Address.class.getName());
      assertThatThrownBy(() -> denying.decode(with.toByteArray(), Order.class))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining(Address.class.getName());
    }
  }

  /** Writes what a hostile peer sends many times. */
  @FunctionalInterface
  private interface Bomb {
    void write(CodedOutputStream out, int number) throws IOException;
  }

  @Test
  void unknownFieldsAreCharged() throws IOException {
    byte[] bytes = many((out, i) -> out.writeUInt64(i + 1, 1));

    requireLimit(bytes, Empty.class, "withMaxExpansion", Limits.defaults().withMaxExpansion(16));
  }

  /** The library keeps what is of another wire type than its field as an unknown field. */
  @Test
  void fieldsOfOtherWireTypesAreCharged() throws IOException {
    byte[] numbers = many((out, i) -> out.writeUInt64(2, 1));
    byte[] groups =
        many(
            (out, i) -> {
              out.writeTag(2, 3);
              out.writeTag(2, 4);
            });

    for (byte[] bytes : List.of(numbers, groups)) {
      requireLimit(bytes, Tree.class, "withMaxExpansion", Limits.defaults().withMaxExpansion(16));
    }
  }

  @Test
  void unknownGroupsAreCharged() throws IOException {
    byte[] bytes =
        many(
            (out, i) -> {
              out.writeTag(1, 3);
              out.writeTag(1, 4);
            });

    requireLimit(bytes, Empty.class, "withMaxExpansion", Limits.defaults());
  }

  @Test
  void unknownGroupsAreLevels() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CodedOutputStream out = CodedOutputStream.newInstance(bytes);
    for (int i = 0; i < 2 * Limits.defaults().maxDepth(); i++) {
      out.writeTag(1, i < Limits.defaults().maxDepth() ? 3 : 4);
    }
    out.flush();

    requireLimit(bytes.toByteArray(), Empty.class, "withMaxDepth", Limits.defaults());
  }

  @Test
  void emptyMessagesAreObjects() throws IOException {
    byte[] bytes = many((out, i) -> out.writeByteArray(2, new byte[0]));

    requireLimit(bytes, Tree.class, "withMaxObjects", Limits.defaults().withMaxObjects(MANY));
    assertThat(codec.decode(bytes, Tree.class).getChildrenCount()).isEqualTo(MANY);
  }

  private static byte[] many(Bomb bomb) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CodedOutputStream out = CodedOutputStream.newInstance(bytes);
    for (int i = 0; i < MANY; i++) {
      bomb.write(out, i);
    }
    out.flush();
    return bytes.toByteArray();
  }

  private static void requireLimit(byte[] bytes, Class<?> type, String setting, Limits limits) {
    try (Codec limited = Codecs.builder().use("protobuf").limits(limits).build()) {
      assertThatThrownBy(() -> limited.decode(bytes, type))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining(setting);
    }
  }
}
