package dev.polycodec.spi;

import dev.polycodec.Surrogate;
import dev.polycodec.internal.surrogate.Form;
import dev.polycodec.internal.surrogate.ProvidedContainer;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The surrogates of a jar for values of a library; found by {@link java.util.ServiceLoader}, with a
 * public no-argument constructor.
 *
 * <p>A surrogate stands for its class and the subclasses that are in the same package or below it:
 * bytes and policy know all of them by the name of that class, which is allowed unless it is
 * denied. So it is for values only, and their content is under the policy as usual. A surrogate
 * that the application gave wins. Codecs whose library decides what its objects hold use none:
 * those with {@link dev.polycodec.Trait#PLAIN}, and those of Jackson's own form, such as {@code
 * json}.
 */
public interface SurrogateProvider {

  /** Returns the name of a class of the library; if it is not there, nothing else is called. */
  String library();

  /**
   * Returns the surrogates, of which none is of a class of the JDK, and all forms are {@code
   * String}, {@code Long}, {@code byte[]} or {@code Object[]}.
   */
  List<Surrogate<?, ?>> surrogates();

  /** Returns classes of values that need no surrogate: they are allowed unless denied. */
  default List<Class<?>> values() {
    return List.of();
  }

  /**
   * Returns a surrogate made of two functions, which do not look at the elements of a form.
   *
   * @param type the class that is replaced, with its subclasses in the library
   * @param to returns the form of a value
   * @param from returns the value of a form; whatever it throws says that there is none
   */
  static <T, F> Surrogate<T, F> form(
      Class<?> type, Class<F> form, Function<T, F> to, Function<F, ? extends T> from) {
    return Form.of(type, form, to, from);
  }

  /**
   * Returns a surrogate of a container that hashes or compares what it holds, which is counted
   * first. Keys that are part of a cycle are refused on decode, as they are not complete yet.
   *
   * @param type the class that is replaced, with its subclasses in the library
   * @param to returns the form of a value: what it holds, one after the other
   * @param from returns the value of a form; whatever it throws says that there is none
   * @param keys tells for each table that a value consists of an empty container of the JDK that
   *     finds its keys in the same way, and the keys in the form; for a table that looks from one
   *     place to the next instead an {@link java.util.function.IntUnaryOperator}, which returns for
   *     a hash where it begins, as a part of 2^32
   */
  static <T> Surrogate<T, Object[]> container(
      Class<?> type,
      Function<T, @Nullable Object[]> to,
      Function<@Nullable Object[], ? extends T> from,
      BiConsumer<@Nullable Object[], BiConsumer<Object, Collection<?>>> keys) {
    return ProvidedContainer.of(type, to, from, keys);
  }

  /** Returns a form that lists the elements of a collection, after what comes first. */
  static @Nullable Object[] prepend(@Nullable Object first, Collection<?> rest) {
    Object[] elements = rest.toArray();
    @Nullable Object[] form = new Object[elements.length + 1];
    form[0] = first;
    System.arraycopy(elements, 0, form, 1, elements.length);
    return form;
  }

  /**
   * Returns a form that lists the keys and values of a map in turn, after what comes first.
   *
   * @throws IllegalArgumentException if the map changes meanwhile
   */
  static @Nullable Object[] entries(Map<?, ?> map, @Nullable Object... head) {
    Map.Entry<?, ?>[] entries = map.entrySet().toArray(new Map.Entry<?, ?>[0]); // at one moment
    @Nullable Object[] form = Arrays.copyOf(head, head.length + 2 * entries.length, Object[].class);
    int i = head.length;
    for (Map.Entry<?, ?> entry : entries) {
      form[i++] = entry.getKey();
      form[i++] = entry.getValue();
    }
    return form;
  }

  /** Returns the elements that a form lists from an index on, without a copy. */
  static List<@Nullable Object> elements(@Nullable Object[] form, int first) {
    return column(form, first, 0, 1);
  }

  /** Returns the keys among the keys and values that a form lists from an index on. */
  static List<@Nullable Object> keys(@Nullable Object[] form, int first) {
    return column(form, first, 0, 2);
  }

  /** Returns the values among the keys and values that a form lists from an index on. */
  static List<@Nullable Object> values(@Nullable Object[] form, int first) {
    return column(form, first, 1, 2);
  }

  /**
   * Returns a column of the rows that a form lists from an index on, without a copy.
   *
   * @throws IllegalArgumentException if the form ends within a row
   */
  static List<@Nullable Object> column(
      @Nullable Object[] form, int first, int column, int columns) {
    require(form.length >= first && (form.length - first) % columns == 0);
    return new AbstractList<>() {
      @Override
      public @Nullable Object get(int index) {
        return form[first + index * columns + column];
      }

      @Override
      public int size() {
        return (form.length - first) / columns;
      }
    };
  }

  /**
   * Returns the elements that a form lists behind their number, without a copy.
   *
   * @param at the index of the number
   * @throws IllegalArgumentException if there is no number, or there are fewer elements
   */
  static List<@Nullable Object> counted(@Nullable Object[] form, int at) {
    require(at < form.length && form[at] instanceof Integer);
    List<@Nullable Object> all = Arrays.asList(form);
    int count = (Integer) all.get(at);
    require(count >= 0 && count < form.length - at);
    return all.subList(at + 1, at + 1 + count);
  }

  /**
   * Returns a part of a form that has a fixed number of parts, none of which is null.
   *
   * @throws IllegalArgumentException if it is null, or the form has another length
   * @throws ClassCastException if it is of another class
   */
  static <T> T part(@Nullable Object[] form, int index, int length, Class<T> type) {
    require(form.length == length);
    T part = type.cast(form[index]);
    if (part == null) {
      throw new IllegalArgumentException();
    }
    return part;
  }

  /**
   * Refuses a form, within the function that makes a value of it.
   *
   * @throws IllegalArgumentException if it is not valid
   */
  static void require(boolean valid) {
    Form.require(valid);
  }
}
