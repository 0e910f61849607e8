package dev.polycodec.forms.guava;

import static dev.polycodec.forms.guava.Content.complete;
import static dev.polycodec.forms.guava.Content.order;
import static dev.polycodec.forms.guava.Content.sorted;
import static dev.polycodec.forms.guava.Content.written;
import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.keys;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import dev.polycodec.Surrogate;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Multisets: their elements, and how often each is in them, in turn. */
final class MultisetForms {

  private MultisetForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        hashed(ImmutableMultiset.class, form -> fill(ImmutableMultiset.builder(), form, 0).build()),
        hashed(HashMultiset.class, form -> filled(HashMultiset.create(), form, 0)),
        hashed(LinkedHashMultiset.class, form -> filled(LinkedHashMultiset.create(), form, 0)),
        hashed(
            ConcurrentHashMultiset.class, form -> filled(ConcurrentHashMultiset.create(), form, 0)),
        container(
            ImmutableSortedMultiset.class,
            (ImmutableSortedMultiset<?> set) -> counts(set, written(set.comparator())),
            form -> fill(ImmutableSortedMultiset.orderedBy(order(form, 0)), form, 1).build(),
            (form, table) -> sorted(table, form, 0, keys(form, 1))),
        container(
            TreeMultiset.class,
            (TreeMultiset<?> set) -> counts(set, written(set.comparator())),
            form -> filled(TreeMultiset.create(order(form, 0)), form, 1),
            (form, table) -> sorted(table, form, 0, keys(form, 1))));
  }

  private static Surrogate<?, ?> hashed(
      Class<?> type, Function<@Nullable Object[], Multiset<?>> from) {
    return container(
        type,
        set -> counts(set),
        from,
        (form, table) -> table.accept(new HashSet<>(), keys(form, 0)));
  }

  private static @Nullable Object[] counts(Multiset<?> set, @Nullable Object... head) {
    @Nullable Object[] form = Arrays.copyOf(head, head.length + 2 * set.elementSet().size());
    int i = head.length;
    for (Multiset.Entry<?> entry : set.entrySet()) {
      form[i++] = entry.getElement();
      form[i++] = entry.getCount();
    }
    return form;
  }

  private static <B extends ImmutableMultiset.Builder<Object>> B fill(
      B builder, @Nullable Object[] form, int first) {
    for (int i = first; i < form.length; i += 2) {
      builder.addCopies(form[i], count(form[i + 1]));
    }
    return builder;
  }

  private static <M extends Multiset<Object>> M filled(M set, @Nullable Object[] form, int first) {
    for (int i = first; i < form.length; i += 2) {
      set.add(form[i], count(form[i + 1]));
    }
    return complete(set, set.elementSet().size(), (form.length - first) / 2);
  }

  private static int count(@Nullable Object count) {
    if (count instanceof Integer times && times > 0) {
      return times;
    }
    throw new IllegalArgumentException();
  }
}
