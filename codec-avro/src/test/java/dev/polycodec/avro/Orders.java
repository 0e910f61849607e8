package dev.polycodec.avro;

import com.acme.shop.Digest;
import com.acme.shop.Item;
import com.acme.shop.Nest;
import com.acme.shop.Order;
import com.acme.shop.Status;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.util.Utf8;

/** Objects of the generated classes, and a generic record. */
final class Orders {

  private Orders() {}

  static Order order() {
    return common()
        .setNote("by noon")
        .setDigest(new Digest(new byte[] {1, 2, 3, 4}))
        .setItems(List.of(item(), new Item("", 0L, -0.0, 0f, true)))
        .setCounts(Map.of("chair", 2))
        .setPhoto(ByteBuffer.wrap(new byte[] {0, 1, 2}))
        .setBlanks(Arrays.asList(null, null))
        .build();
  }

  static Order empty() {
    return common()
        .setItems(List.of())
        .setCounts(Map.of())
        .setPhoto(ByteBuffer.allocate(0))
        .setBlanks(List.of())
        .build();
  }

  private static Order.Builder common() {
    return Order.newBuilder()
        .setId(7)
        .setCustomer(new Utf8("Zo\u00eb \ud83d\ude00"))
        .setStatus(Status.PAID)
        .setDay(LocalDate.of(2026, 1, 2))
        .setAt(Instant.ofEpochMilli(1_767_000_000_123L));
  }

  static Item item() {
    return new Item("chair", 4_999L, 3.5, 0.1f, false);
  }

  static Nest nested(int depth) {
    Nest nest = new Nest((Nest) null);
    for (int i = 1; i < depth; i++) {
      nest = new Nest(nest);
    }
    return nest;
  }

  static GenericRecord record() {
    GenericRecord record = new GenericData.Record(Item.getClassSchema());
    record.put("title", "chair");
    record.put("cents", 4_999L);
    record.put("weight", 3.5);
    record.put("discount", 0.1f);
    record.put("gift", false);
    return record;
  }
}
