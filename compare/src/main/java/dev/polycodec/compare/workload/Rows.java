package dev.polycodec.compare.workload;

import dev.polycodec.TypeRef;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the workloads {@code mixed}, {@code longs} and {@code strings}. */
final class Rows {

  private static final int COUNT = 100_000;

  private final Random random = new Random(20);
  private final Text text = new Text(random);

  private Rows() {}

  static Workload mixed() {
    return Workload.list(
        "mixed",
        "a list of 100,000 records of 20 fields of five types, half of them null",
        new TypeRef<List<MixedRow>>() {},
        rows(MixedRow.class, MixedRow::new, new Rows()::sparse));
  }

  static Workload longs() {
    return Workload.list(
        "longs",
        "a list of 100,000 records of 20 Longs",
        new TypeRef<List<LongRow>>() {},
        rows(LongRow.class, LongRow::new, new Rows()::value));
  }

  static Workload strings() {
    Text text = new Rows().text;
    return Workload.list(
        "strings",
        "a list of 100,000 records of 20 UUIDs as strings",
        new TypeRef<List<StringRow>>() {},
        rows(StringRow.class, StringRow::new, type -> text.uuid()));
  }

  private static <T> List<T> rows(
      Class<T> type, Supplier<T> constructor, Function<Class<?>, @Nullable Object> values) {
    List<Field> fields =
        Arrays.stream(type.getFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .sorted(Comparator.comparing(Field::getName))
            .toList();
    List<T> rows = new ArrayList<>(COUNT);
    for (int i = 0; i < COUNT; i++) {
      rows.add(fill(constructor.get(), fields, values));
    }
    return rows;
  }

  private static <T> T fill(
      T row, List<Field> fields, Function<Class<?>, @Nullable Object> values) {
    for (Field field : fields) {
      try {
        field.set(row, values.apply(field.getType()));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return row;
  }

  private @Nullable Object sparse(Class<?> type) {
    return random.nextBoolean() ? value(type) : null;
  }

  private Object value(Class<?> type) {
    if (type == String.class) {
      return text.word();
    }
    if (type == Double.class) {
      return random.nextDouble();
    }
    if (type == Float.class) {
      return random.nextFloat();
    }
    // Of up to 40 and 24 bits, the small numbers as frequent as the large.
    return type == Long.class
        ? (Object) (random.nextLong() >>> (24 + random.nextInt(40)))
        : (Object) (random.nextInt() >>> (8 + random.nextInt(24)));
  }
}
