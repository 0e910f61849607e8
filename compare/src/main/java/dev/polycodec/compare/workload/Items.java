package dev.polycodec.compare.workload;

import dev.polycodec.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes the workload {@code small}, and the same of records. */
final class Items {

  private Items() {}

  static Workload small() {
    return Workload.list(
        "small", "a list of 100 small objects", new TypeRef<List<Item>>() {}, items());
  }

  static Workload records() {
    return Workload.list(
        "small-records",
        "the same objects as records",
        new TypeRef<List<ItemRecord>>() {},
        new ArrayList<>(items().stream().map(Items::record).toList()));
  }

  private static List<Item> items() {
    Random random = new Random(16);
    Text text = new Text(random);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      items.add(item(i, random, text));
    }
    return items;
  }

  private static ItemRecord record(Item item) {
    return new ItemRecord(
        item.id,
        item.sku,
        item.name,
        item.category,
        item.quantity,
        item.price,
        item.available,
        item.updated);
  }

  private static Item item(int number, Random random, Text text) {
    Item item = new Item();
    item.id = 1_000_000L + number;
    item.sku = text.hex(8);
    item.name = text.ofLength(28);
    item.category = text.word();
    item.quantity = random.nextInt(1_000);
    item.price = random.nextInt(100_000) / 100.0;
    item.available = random.nextBoolean();
    item.updated = 1_750_000_000_000L + random.nextInt(1_000_000_000);
    return item;
  }
}
