package dev.polycodec.compare.workload;

import java.util.Random;
import java.util.UUID;

/** Seeded text: {@link Random} is specified to the bit, so every JVM makes the same. */
final class Text {

  private static final String[] WORDS = {
    "amber", "anchor", "basin", "beacon", "birch", "canvas", "cedar", "cinder", "copper", "delta",
    "ember", "fable", "falcon", "fjord", "garnet", "glacier", "harbor", "hazel", "island", "ivory",
    "juniper", "kelp", "lantern", "linden", "marble", "meadow", "nectar", "oasis", "orchard",
    "pebble", "pine", "quartz", "raven", "ridge", "saffron", "shore", "spruce", "summit", "tide",
    "timber", "umber", "valley", "violet", "walnut", "willow", "zephyr"
  };

  private final Random random;

  Text(Random random) {
    this.random = random;
  }

  String word() {
    return WORDS[random.nextInt(WORDS.length)];
  }

  String name() {
    String word = word();
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  /** Returns words up to a number of characters, exactly. */
  String ofLength(int chars) {
    StringBuilder text = new StringBuilder(chars + 16);
    while (text.length() < chars) {
      text.append(word()).append(' ');
    }
    text.setLength(chars);
    return text.toString();
  }

  String uuid() {
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }

  String hex(int digits) {
    StringBuilder text = new StringBuilder(digits);
    for (int i = 0; i < digits; i++) {
      text.append(Character.forDigit(random.nextInt(16), 16));
    }
    return text.toString();
  }

  String digits(int count) {
    StringBuilder text = new StringBuilder(count);
    for (int i = 0; i < count; i++) {
      text.append((char) ('0' + random.nextInt(10)));
    }
    return text.toString();
  }
}
