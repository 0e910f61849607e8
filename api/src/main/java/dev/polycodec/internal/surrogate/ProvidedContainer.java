package dev.polycodec.internal.surrogate;

import dev.polycodec.DecodeException;
import dev.polycodec.spi.Message.Filling;
import dev.polycodec.spi.Scalar;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A surrogate of a jar for a container that hashes or compares what it holds.
 *
 * @param type the class that is replaced
 * @param to returns the form of a value
 * @param from returns the value of a form, or throws any unchecked exception
 * @param keys tells the keys of each table with an empty container that finds them alike
 */
public record ProvidedContainer<T>(
    Class<T> type,
    Function<T, @Nullable Object[]> to,
    Function<@Nullable Object[], ? extends T> from,
    BiConsumer<@Nullable Object[], BiConsumer<Object, Collection<?>>> keys)
    implements Filling.Form<T> {

  @SuppressWarnings("unchecked") // the functions take values of the class
  public static <T> ProvidedContainer<T> of(
      Class<?> type,
      Function<T, @Nullable Object[]> to,
      Function<@Nullable Object[], ? extends T> from,
      BiConsumer<@Nullable Object[], BiConsumer<Object, Collection<?>>> keys) {
    return new ProvidedContainer<>((Class<T>) type, to, from, keys);
  }

  @Override
  public Class<Object[]> form() {
    return Object[].class;
  }

  @Override
  public @Nullable Object[] toForm(T value) {
    return to.apply(value);
  }

  @Override
  public T fromForm(@Nullable Object[] form) {
    return Named.valid(type.getName(), () -> from.apply(form));
  }

  /** Makes it at once: most containers of a cycle have texts as keys. */
  @Override
  public T fromForm(@Nullable Object[] form, Filling filling) {
    tables(form).forEach(table -> requireComplete(table.getKey(), table.getValue()));
    return fromForm(form);
  }

  @Override
  public boolean keys(@Nullable Object[] form, BiConsumer<Object, Collection<?>> counter) {
    tables(form).forEach(table -> counter.accept(table.getKey(), table.getValue()));
    return true;
  }

  private List<Map.Entry<Object, Collection<?>>> tables(@Nullable Object[] form) {
    return Named.valid(
        type.getName(),
        () -> {
          List<Map.Entry<Object, Collection<?>>> tables = new ArrayList<>();
          keys.accept(form, (like, listed) -> tables.add(Map.entry(like, listed)));
          return tables;
        });
  }

  private void requireComplete(Object like, Collection<?> listed) {
    boolean sorted = like instanceof SortedSet || like instanceof SortedMap;
    for (Object key : listed) {
      if (key != null && !isComplete(key) && (sorted || !Identity.isAllOf(key.getClass()))) {
        throw new DecodeException(
            "A "
                + type.getName()
                + " looks at what it holds, an object of "
                + key.getClass().getName()
                + ", which is part of a cycle and not complete: break the cycle, or register a"
                + " Surrogate for it");
      }
    }
  }

  /** Returns whether a key refers to no other object. */
  private static boolean isComplete(Object key) {
    return Scalar.of(key.getClass()) != null
        || key instanceof Enum
        || key instanceof UUID
        || key.getClass().getPackageName().startsWith("java.time");
  }
}
