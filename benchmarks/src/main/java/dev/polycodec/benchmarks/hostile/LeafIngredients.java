package dev.polycodec.benchmarks.hostile;

import static dev.polycodec.benchmarks.hostile.Ingredient.leaf;

import dev.polycodec.tck.model.Records.Point;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Period;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.regex.Pattern;

/**
 * Values without parts that take many times their bytes, are long to compare, or have one hash;
 * plain ones come from the kit.
 */
final class LeafIngredients {

  private static final int MAX_DIGITS = 9_990;
  private static final int MAX_TAG = 250;
  private static final int MAX_PATTERN = 4_000;
  private static final int MAX_NESTED = 60;

  private LeafIngredients() {}

  static List<Ingredient> all() {
    return List.of(
        leaf("Integer", Integer.class, (size, i) -> i),
        leaf("Character", Character.class, (size, i) -> (char) i),
        leaf("Long of one hash", Long.class, (size, i) -> (long) i << 32 | i),
        leaf("short String", String.class, (size, i) -> "" + i),
        leaf("long String", String.class, (size, i) -> "x".repeat(size) + i),
        leaf("String of one hash", String.class, LeafIngredients::colliding),
        leaf("long BigDecimal", BigDecimal.class, LeafIngredients::longDecimal),
        leaf("BigDecimal of a scale", BigDecimal.class, (size, i) -> scaled(size, i)),
        leaf("BigDecimal of a negative scale", BigDecimal.class, (size, i) -> scaled(-size, i)),
        leaf("long BigInteger", BigInteger.class, (size, i) -> power(size).add(number(i))),
        leaf("BigInteger of one hash", BigInteger.class, (size, i) -> new BigInteger(1, pair(i))),
        leaf("Point", Point.class, (size, i) -> new Point(i, size)),
        leaf("Point of one hash", Point.class, (size, i) -> new Point(i, -31 * i)),
        leaf("UUID of one hash", UUID.class, (size, i) -> new UUID(i, i)),
        leaf("Period of one hash", Period.class, (size, i) -> Period.of(-(i << 8), i & 0xffff, 0)),
        leaf("Locale", Locale.class, LeafIngredients::locale),
        leaf("URI", URI.class, (size, i) -> URI.create("a:" + "%20".repeat(size) + i)),
        leaf("Pattern of classes", Pattern.class, (size, i) -> pattern("[^a]", size, i)),
        leaf("Pattern of properties", Pattern.class, (size, i) -> pattern("\\p{L}", size, i)),
        leaf("Pattern of intersections", Pattern.class, (size, i) -> nested("[a&&", "]", size, i)),
        leaf("Pattern of groups", Pattern.class, (size, i) -> nested("(a|", ")", size, i)),
        leaf("Pattern of loops", Pattern.class, (size, i) -> nested("(?:a|", ")*?", size, i)),
        leaf("BitSet", BitSet.class, LeafIngredients::bits),
        leaf("byte[]", byte[].class, (size, i) -> new byte[size]),
        leaf("long[]", long[].class, (size, i) -> new long[size]),
        leaf("boolean[]", boolean[].class, (size, i) -> new boolean[size]),
        leaf("int[][]", int[][].class, (size, i) -> new int[size][0]),
        leaf("AtomicIntegerArray", AtomicIntegerArray.class, (n, i) -> new AtomicIntegerArray(n)),
        leaf("Comparator", Comparator.class, (size, i) -> order(size)),
        leaf("null", Object.class, (size, i) -> null));
  }

  /** Returns texts of one hash and length: the bits of the index choose one of two equal parts. */
  private static String colliding(int size, int index) {
    StringBuilder text = new StringBuilder("y".repeat(size));
    for (int bit = 0; bit < 16; bit++) {
      text.append((index >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return text.toString();
  }

  private static BigInteger number(int index) {
    return BigInteger.valueOf(index);
  }

  private static BigInteger power(int size) {
    return BigInteger.TEN.pow(Math.min(size, MAX_DIGITS));
  }

  private static BigDecimal longDecimal(int size, int index) {
    return new BigDecimal(power(size).add(number(index)), Math.min(size, MAX_DIGITS));
  }

  private static BigDecimal scaled(int size, int index) {
    return new BigDecimal(number(index), Math.max(-MAX_DIGITS, Math.min(size, MAX_DIGITS)));
  }

  private static byte[] pair(int index) {
    return ByteBuffer.allocate(8).putInt(index).putInt(-31 * index).array();
  }

  private static Locale locale(int size, int index) {
    int blocks = Math.min(size, (MAX_TAG - 20) / 9);
    return Locale.forLanguageTag("en-x" + "-abcdefgh".repeat(blocks) + "-n" + (index & 0xffff));
  }

  private static Pattern pattern(String part, int size, int index) {
    return Pattern.compile(part.repeat(Math.min(size, MAX_PATTERN / part.length())) + index);
  }

  private static Pattern nested(String begin, String end, int size, int index) {
    int depth = Math.min(size, MAX_NESTED);
    return Pattern.compile(begin.repeat(depth) + "b" + end.repeat(depth) + index);
  }

  private static BitSet bits(int size, int index) {
    BitSet bits = new BitSet();
    bits.set(size);
    bits.set(Math.floorMod(index, size + 1));
    return bits;
  }

  /** Returns comparators around comparators. */
  static Comparator<Object> order(int size) {
    @SuppressWarnings("unchecked") // what it cannot compare, it refuses
    Comparator<Object> order = (Comparator<Object>) (Comparator<?>) Comparator.naturalOrder();
    for (int i = 0; i < Math.min(size, MAX_NESTED); i++) {
      order = i % 2 == 0 ? Comparator.nullsFirst(order) : Comparator.nullsLast(order);
    }
    return order;
  }
}
