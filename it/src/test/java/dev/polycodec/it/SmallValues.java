package dev.polycodec.it;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/** Values of small classes, of which the bytes of one codec are easily taken for another's. */
final class SmallValues {

  static final int OF_EACH = 200;

  private static final long SEED = 14;

  private SmallValues() {}

  record Number(int value) {}

  record Amount(long cents) {}

  record Text(String text) {}

  record Flag(boolean set) {}

  record Measure(double value) {}

  record Pair(int left, int right) {}

  record Entry(String key, long value) {}

  record Numbers(List<Integer> all) {}

  record Texts(List<String> all) {}

  record Counts(Map<String, Integer> all) {}

  record Nested(Pair pair, Text text) {}

  record Raw(short tag, byte kind, char letter) {}

  private static final List<Function<Random, Object>> MAKERS =
      List.of(
          random -> new Number(small(random)),
          random -> new Amount(small(random)),
          random -> new Text(text(random)),
          random -> new Flag(random.nextBoolean()),
          random -> new Measure(small(random) / 4.0),
          random -> new Pair(small(random), small(random)),
          random -> new Entry(text(random), small(random)),
          random -> new Numbers(list(random, SmallValues::small)),
          random -> new Texts(list(random, SmallValues::text)),
          random -> new Counts(counts(random)),
          random -> new Nested(new Pair(small(random), 1), new Text(text(random))),
          random ->
              new Raw((short) small(random), (byte) small(random), (char) random.nextInt(99)));

  /** Returns the same values each time. */
  static List<Object> all() {
    Random random = new Random(SEED);
    return MAKERS.stream()
        .flatMap(maker -> Stream.generate(() -> maker.apply(random)).limit(OF_EACH))
        .toList();
  }

  private static int small(Random random) {
    return random.nextInt(1 << 1 + random.nextInt(16)) - 8;
  }

  private static String text(Random random) {
    return random
        .ints(random.nextInt(6), 'a', 'z' + 1)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static <T> List<T> list(Random random, Function<Random, T> element) {
    List<T> list = new ArrayList<>();
    for (int size = random.nextInt(4); size > 0; size--) {
      list.add(element.apply(random));
    }
    return list;
  }

  private static Map<String, Integer> counts(Random random) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int size = random.nextInt(4); size > 0; size--) {
      counts.put(text(random), small(random));
    }
    return counts;
  }
}
