package dev.polycodec.internal.shape;

import dev.polycodec.spi.ContainerSettings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What the objects of a class of the JDK are made of, before anything is put into them.
 *
 * @param type the class of the seed, which is null if there is nothing to say
 * @param parameters those of the constructor
 * @param getters the methods that tell it, which no subclass may have of its own
 * @param of returns the seed of an object
 * @param arguments returns the arguments of the constructor
 */
record Seed(
    Class<?> type,
    Class<?>[] parameters,
    Set<String> getters,
    Function<Object, @Nullable Object> of,
    Function<@Nullable Object, @Nullable Object[]> arguments) {

  private static final Seed NONE =
      new Seed(Void.class, new Class<?>[0], Set.of(), value -> null, none -> new Object[0]);

  private static final Seed ORDER =
      new Seed(
          Comparator.class,
          new Class<?>[] {Comparator.class},
          Set.of("comparator"),
          ContainerSettings::comparator,
          order -> new Object[] {order});

  private static final Map<Class<?>, Seed> SEEDS =
      Map.of(
          TreeMap.class, ORDER,
          TreeSet.class, ORDER,
          ConcurrentSkipListMap.class, ORDER,
          ConcurrentSkipListSet.class, ORDER,
          PriorityQueue.class, ORDER,
          LinkedHashMap.class,
              new Seed(
                  Boolean.class,
                  new Class<?>[] {int.class, float.class, boolean.class},
                  Set.of(),
                  Seed::accessOrder,
                  byAccess -> new Object[] {16, 0.75f, byAccess}),
          Date.class,
              new Seed(
                  Long.class,
                  new Class<?>[] {long.class},
                  Set.of("getTime"),
                  date -> ((Date) date).getTime(),
                  millis -> new Object[] {millis}),
          BigDecimal.class,
              new Seed(
                  BigDecimal.class,
                  new Class<?>[] {BigInteger.class, int.class},
                  Set.of("unscaledValue", "scale"),
                  number -> plain((BigDecimal) number),
                  number ->
                      new Object[] {
                        ((BigDecimal) number).unscaledValue(), ((BigDecimal) number).scale()
                      }),
          BigInteger.class,
              new Seed(
                  BigInteger.class,
                  new Class<?>[] {byte[].class},
                  Set.of("toByteArray"),
                  number -> new BigInteger(((BigInteger) number).toByteArray()),
                  number -> new Object[] {((BigInteger) number).toByteArray()}));

  /** Returns what the objects of a class are made of, or null if nobody knows. */
  static @Nullable Seed of(Class<?> parent) {
    return Jdk.containers().contains(parent) ? SEEDS.getOrDefault(parent, NONE) : SEEDS.get(parent);
  }

  /** Says whether it is a comparator, which may be null. */
  boolean sorts() {
    return this == ORDER;
  }

  boolean required() {
    return this != ORDER && this != NONE;
  }

  private static BigDecimal plain(BigDecimal number) {
    return new BigDecimal(number.unscaledValue(), number.scale());
  }

  /** A field that only Java serialization shows. */
  private static Object accessOrder(Object map) {
    return SerialFields.valueOf(map, "accessOrder");
  }
}
