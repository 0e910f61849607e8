package dev.polycodec.spark;

import java.io.Serializable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** A session of a shop, as servers store them. */
record Session(
    UUID id, String user, Instant created, List<Item> cart, Map<String, String> attributes)
    implements Serializable {

  /** What is in a cart. */
  record Item(String article, int count, long price) implements Serializable {}

  static Session random(Random random) {
    List<Item> cart = new ArrayList<>();
    for (int i = random.nextInt(12); i > 0; i--) {
      cart.add(new Item("article-" + random.nextInt(100_000), 1 + i, random.nextInt(100_000)));
    }
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int i = random.nextInt(20); i > 0; i--) {
      attributes.put("attribute" + i, Long.toString(random.nextLong(), 36).repeat(4));
    }
    return new Session(
        new UUID(random.nextLong(), random.nextLong()),
        "user" + random.nextInt(1_000_000),
        Instant.ofEpochSecond(1_700_000_000L + random.nextInt(50_000_000)),
        cart,
        attributes);
  }
}
