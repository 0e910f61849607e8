package dev.polycodec.forms.eclipse;

import java.util.Collection;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.LongStream;
import org.eclipse.collections.impl.SpreadFunctions;

/** How tables that look from one place to the next find the first one. */
final class Probes {

  private Probes() {}

  /** Tells keys whose hashes decide, of which some may be null. */
  static void objects(BiConsumer<Object, Collection<?>> table, Collection<?> keys) {
    tell(table, Probes::spread, keys.size(), keys);
  }

  /** Tells whole numbers, by what the table makes of each. */
  static void ints(BiConsumer<Object, Collection<?>> table, Collection<Integer> keys) {
    tell(table, SpreadFunctions::intSpreadOne, keys.size(), keys);
  }

  /** Tells long numbers, by what the table makes of each. */
  static void longs(BiConsumer<Object, Collection<?>> table, LongStream keys) {
    Collection<Integer> spread =
        keys.mapToObj(key -> (int) SpreadFunctions.longSpreadOne(key)).toList();
    tell(table, IntUnaryOperator.identity(), spread.size(), spread);
  }

  /** The place is the end of what spreads a hash, in a table that is half empty. */
  private static void tell(
      BiConsumer<Object, Collection<?>> table,
      IntUnaryOperator spread,
      int size,
      Collection<?> keys) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(size, 4)) + 1;
    IntUnaryOperator place = hash -> spread.applyAsInt(hash) << (Integer.SIZE - bits);
    table.accept(place, keys);
  }

  /** What the library does with the hash of an object. */
  private static int spread(int hash) {
    int once = hash ^ (hash >>> 20) ^ (hash >>> 12);
    return once ^ (once >>> 7) ^ (once >>> 4);
  }
}
