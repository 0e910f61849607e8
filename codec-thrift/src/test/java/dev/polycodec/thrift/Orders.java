package dev.polycodec.thrift;

import dev.polycodec.thrift.generated.Address;
import dev.polycodec.thrift.generated.Card;
import dev.polycodec.thrift.generated.Failure;
import dev.polycodec.thrift.generated.Line;
import dev.polycodec.thrift.generated.Order;
import dev.polycodec.thrift.generated.Payment;
import dev.polycodec.thrift.generated.Status;
import dev.polycodec.thrift.generated.Tree;
import dev.polycodec.thrift.generated.Values;
import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;

/** Objects of the generated classes. */
final class Orders {

  private Orders() {}

  static Order order() {
    return new Order()
        .setId(-7)
        .setCustomer("Ann Åberg 😀, is it?")
        .setStatus(Status.PAID)
        .setLines(
            List.of(
                new Line().setProduct("book").setQuantity(-1).setPrice(1.5),
                new Line().setProduct("")))
        .setShipTo(address())
        .setAmounts(new TreeMap<>(Map.of("net", -100L, "", Long.MAX_VALUE)))
        .setStops(Map.of(3, address()))
        .setPayment(Payment.card(new Card().setNumber(-1).setDebit(true)))
        .setDiscount(0)
        .setSignature(new byte[] {0, -1, '?'})
        .setTags(new TreeSet<>(Set.of("", "?")))
        .setFormer(Status.NEW)
        .setBillTo(List.of(address(), new Address()))
        .setOpen(false);
  }

  /** Returns an order with what every order has. */
  static Order small() {
    return new Order().setCustomer("");
  }

  static Address address() {
    return new Address().setStreet("Main Street").setNumber((short) 12);
  }

  static Failure failure() {
    return new Failure("late", -1);
  }

  /** Returns a union of a union of a binary. */
  static Payment parts() {
    return Payment.parts(
        List.of(
            Payment.iban("DE"),
            Payment.pending(Status.SHIPPED),
            Payment.parts(List.of()),
            Payment.token(new byte[] {7})));
  }

  static Values values() {
    return new Values()
        .setABool(true)
        .setAByte(Byte.MIN_VALUE)
        .setAShort(Short.MIN_VALUE)
        .setAnInt(Integer.MIN_VALUE)
        .setALong(Long.MIN_VALUE)
        .setADouble(-0.0)
        .setAString("\u0000\"\\\u2028é😀")
        .setSomeBytes(new byte[] {1, -1})
        .setBools(List.of(true, false))
        .setBytes(List.of((byte) 0, (byte) -1))
        .setShorts(new TreeSet<>(Set.of((short) 1, (short) -1)))
        .setDoubles(List.of(Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE))
        .setChunks(List.of(ByteBuffer.allocate(0), bytes(2)))
        .setStatuses(new EnumMap<>(Map.of(Status.NEW, Status.SHIPPED)))
        .setSome(EnumSet.allOf(Status.class))
        .setByFlag(new TreeMap<>(Map.of(true, List.of(1L, -1L), false, List.of())))
        .setByBytes(new TreeMap<>(Map.of(bytes(1), "one", bytes(2), "two")))
        .setByAddress(Map.of(address(), new TreeSet<>(Set.of(address(), new Address()))))
        .setByList(Map.of(List.of(1, 2), Map.of("a", List.of(parts()))))
        .setPayments(Set.of(parts()))
        .setNested(List.of(List.of(), List.of(List.of(Status.NEW), List.of())))
        .setAUuid(new UUID(1, -1));
  }

  /** Returns containers that the library writes, and does not read. */
  static Values uuids() {
    return new Values()
        .setUuids(List.of(new UUID(0, 0), new UUID(-1, 2)))
        .setByUuid(Map.of(new UUID(3, 4), Set.of(new UUID(5, 6))));
  }

  static ByteBuffer bytes(int... values) {
    ByteBuffer buffer = ByteBuffer.allocate(values.length);
    for (int value : values) {
      buffer.put((byte) value);
    }
    return buffer.flip();
  }

  /** Returns trees in trees, so many altogether. */
  static Tree nested(int depth) {
    Tree tree = new Tree().setName("leaf");
    for (int i = 1; i < depth; i++) {
      tree =
          i % 2 == 0
              ? new Tree().setChildren(List.of(tree))
              : new Tree().setNamed(Map.of("", tree));
    }
    return tree;
  }
}
