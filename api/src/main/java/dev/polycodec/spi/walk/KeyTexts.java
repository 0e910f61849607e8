package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import java.util.Arrays;

/**
 * The texts that a message has as keys of maps, which are mostly the same few: each is written
 * once, and is one text again. The first ones only, so that maps with many keys need no large
 * table.
 */
final class KeyTexts {

  /** The number of a text that was not met before, or has none. */
  static final int NONE = -1;

  private static final int MAX = 1_024;
  private static final int MAX_LENGTH = 64;
  private static final int INITIAL = 64;

  /** A table with more places for a text is replaced, so that clearing it costs no more. */
  private static final int SPARSE = 32;

  private final NumberedObjects texts = new NumberedObjects();

  /** By hash, the number of a text plus one, or 0; larger than the texts, to find them fast. */
  private int[] table = new int[INITIAL];

  /** Returns the number of a text met before, or adds it and returns {@link #NONE}. */
  int find(String text) {
    if (text.length() > MAX_LENGTH) {
      return NONE;
    }
    int mask = table.length - 1;
    int i = place(text, mask);
    while (table[i] != 0) {
      if (text.equals(texts.get(table[i] - 1))) {
        return table[i] - 1;
      }
      i = (i + 1) & mask;
    }
    if (texts.size() < MAX) {
      texts.add(text);
      table[i] = texts.size();
      if (2 * texts.size() > table.length) {
        rehash();
      }
    }
    return NONE;
  }

  /** Adds a text that was read. */
  void add(String text) {
    if (texts.size() < MAX && text.length() <= MAX_LENGTH) {
      texts.add(text);
    }
  }

  /** Returns the text of a number that was read. */
  String get(int number) {
    if (number >= texts.size()) {
      throw new MalformedDataException(
          "The bytes refer back to text " + number + " of " + texts.size() + " keys so far");
    }
    return String.valueOf(texts.get(number));
  }

  /** Forgets the texts. */
  void clear() {
    if (table.length > Math.max(INITIAL, SPARSE * texts.size())) {
      table = new int[INITIAL];
    } else if (texts.size() > 0) {
      Arrays.fill(table, 0);
    }
    texts.clear();
  }

  long retainedBytes() {
    return texts.retainedBytes() + 4L * table.length;
  }

  private void rehash() {
    int[] larger = new int[2 * table.length];
    int mask = larger.length - 1;
    for (int number = 0; number < texts.size(); number++) {
      int i = place(String.valueOf(texts.get(number)), mask);
      while (larger[i] != 0) {
        i = (i + 1) & mask;
      }
      larger[i] = number + 1;
    }
    table = larger;
  }

  /** Scatters the hashes of texts that end in numbers, which lie side by side. */
  private static int place(String text, int mask) {
    return (text.hashCode() * 0x9E3779B9 >>> 16) & mask;
  }
}
