package dev.polycodec.protobuf.messages;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.Duration;
import com.google.protobuf.Int64Value;
import com.google.protobuf.ListValue;
import com.google.protobuf.Struct;
import com.google.protobuf.Timestamp;
import com.google.protobuf.UnknownFieldSet;
import com.google.protobuf.Value;
import dev.polycodec.protobuf.old.Kind;
import dev.polycodec.protobuf.old.Old;
import dev.polycodec.protobuf.orders.Address;
import dev.polycodec.protobuf.orders.Card;
import dev.polycodec.protobuf.orders.Empty;
import dev.polycodec.protobuf.orders.Line;
import dev.polycodec.protobuf.orders.Order;
import dev.polycodec.protobuf.orders.Scalars;
import dev.polycodec.protobuf.orders.Status;
import dev.polycodec.protobuf.orders.Tree;
import dev.polycodec.protobuf.orders.WellKnown;

/** Messages of the generated classes, also for the tests of {@code protobuf-json}. */
public final class Orders {

  private Orders() {}

  public static Order order() {
    return Order.newBuilder()
        .setId(-7)
        .setCustomer("Ann Åberg 😀, is it?")
        .setStatus(Status.PAID)
        .addLines(Line.newBuilder().setProduct("book").setQuantity(-1).setPrice(1.5))
        .addLines(Line.getDefaultInstance())
        .setShipTo(address())
        .putAmounts("net", -100)
        .putAmounts("", Long.MAX_VALUE)
        .putStops(3, address())
        .setCard(Card.newBuilder().setNumber(-1L).setDebit(true))
        .setDiscount(0)
        .setPlaced(Timestamp.newBuilder().setSeconds(1_700_000_000).setNanos(5_000_000))
        .setSignature(ByteString.copyFrom(new byte[] {0, -1, '?'}))
        .addTags("")
        .addTags("?")
        .build();
  }

  public static Address address() {
    return Address.newBuilder().setStreet("Main Street").setNumber(12).build();
  }

  public static Scalars scalars() {
    return Scalars.newBuilder()
        .setADouble(-0.0)
        .setAFloat(Float.MIN_VALUE)
        .setAnInt32(Integer.MIN_VALUE)
        .setAnInt64(Long.MIN_VALUE)
        .setAUint32(-1)
        .setAUint64(-1)
        .setASint32(Integer.MIN_VALUE)
        .setASint64(Long.MAX_VALUE)
        .setAFixed32(-1)
        .setAFixed64(1L << 53)
        .setASfixed32(-2)
        .setASfixed64(-3)
        .setABool(true)
        .setAString("\u0000\"\\\u2028é😀")
        .setSomeBytes(ByteString.copyFrom(new byte[] {1, -1}))
        .addDoubles(Double.NaN)
        .addDoubles(Double.NEGATIVE_INFINITY)
        .addDoubles(Double.MIN_VALUE)
        .addNumbers(0)
        .addNumbers(-1)
        .addUnpacked(1)
        .addUnpacked(-1)
        .addStatuses(Status.SHIPPED)
        .addStatusesValue(77)
        .addFlags(true)
        .addFlags(false)
        .addChunks(ByteString.EMPTY)
        .putByFlag(true, 0.1)
        .putByNumber(-1, ByteString.copyFrom(new byte[] {9}))
        .putByName("last", Status.NEW)
        .build();
  }

  public static WellKnown wellKnown() {
    Struct struct =
        Struct.newBuilder()
            .putFields("text", Value.newBuilder().setStringValue("a").build())
            .putFields("null", Value.newBuilder().setNullValueValue(0).build())
            .putFields(
                "list",
                Value.newBuilder()
                    .setListValue(ListValue.newBuilder().addValues(number(1)).addValues(number(2)))
                    .build())
            .build();
    return WellKnown.newBuilder()
        .setAny(Any.pack(address()))
        .setDuration(Duration.newBuilder().setSeconds(-3).setNanos(-1))
        .setStruct(struct)
        .setValue(number(0.5))
        .setBoxed(Int64Value.of(0))
        .build();
  }

  private static Value number(double value) {
    return Value.newBuilder().setNumberValue(value).build();
  }

  public static Old old() {
    return Old.newBuilder()
        .setName("")
        .setPart(Old.Part.newBuilder().setLabel("").addInner(Old.newBuilder().setName("inner")))
        .setKind(Kind.SECOND)
        .addNumbers(-1)
        .build();
  }

  /** Returns a message with fields that its class does not have. */
  public static Empty unknown() {
    UnknownFieldSet.Field field =
        UnknownFieldSet.Field.newBuilder()
            .addVarint(1)
            .addFixed32(2)
            .addLengthDelimited(ByteString.copyFromUtf8("kept?"))
            .addGroup(UnknownFieldSet.getDefaultInstance())
            .build();
    return Empty.newBuilder()
        .setUnknownFields(UnknownFieldSet.newBuilder().addField(1000, field).build())
        .build();
  }

  /** Returns trees in trees, so many altogether. */
  public static Tree nested(int depth) {
    Tree tree = Tree.newBuilder().setName("leaf").build();
    for (int i = 1; i < depth; i++) {
      tree =
          i % 2 == 0
              ? Tree.newBuilder().addChildren(tree).build()
              : Tree.newBuilder().putNamed("", tree).build();
    }
    return tree;
  }
}
