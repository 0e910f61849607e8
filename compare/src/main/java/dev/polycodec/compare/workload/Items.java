package dev.polycodec.compare.workload;

import dev.polycodec.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes the workload {@code small}. */
final class Items {

  private Items() {}

  static Workload small() {
    Random random = new Random(16);
    Text text = new Text(random);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      items.add(item(i, random, text));
    }
    return Workload.list(
        "small", "a list of 100 small objects", new TypeRef<List<Item>>() {}, items);
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
