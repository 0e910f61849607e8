package dev.polycodec.forms.eclipse;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;

import dev.polycodec.Surrogate;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Stacks;
import org.eclipse.collections.api.stack.StackIterable;
import org.eclipse.collections.impl.list.Interval;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.stack.mutable.ArrayStack;

/** Lists, stacks from their tops on, and intervals. */
final class ListForms {

  private ListForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        form(
            FastList.class,
            Object[].class,
            (FastList<?> list) -> list.toArray(),
            form -> FastList.newList(Arrays.asList(form))),
        form(
            Hidden.of("list.immutable.AbstractImmutableList"),
            Object[].class,
            (List<?> list) -> list.toArray(),
            form -> (List<?>) Lists.immutable.with(form)),
        form(
            ArrayStack.class,
            Object[].class,
            (ArrayStack<?> stack) -> stack.toArray(),
            form -> ArrayStack.newStackFromTopToBottom(form)),
        stack("ImmutableEmptyStack"),
        stack("ImmutableNotEmptyStack"),
        form(Interval.class, Object[].class, ListForms::bounds, ListForms::interval));
  }

  private static Surrogate<?, ?> stack(String name) {
    Class<?> type = Hidden.of("stack.immutable." + name);
    return form(
        type,
        Object[].class,
        (StackIterable<?> stack) -> stack.toArray(),
        form -> (StackIterable<?>) type.cast(Stacks.immutable.withAllReversed(List.of(form))));
  }

  /** The first and the last number, and the distance of two, however many there are. */
  private static Object[] bounds(Interval numbers) {
    int step = numbers.size() > 1 ? numbers.get(1) - numbers.get(0) : 1;
    return new Object[] {numbers.getFirst(), numbers.getLast(), step};
  }

  private static Interval interval(Object[] form) {
    return Interval.fromToBy(
        part(form, 0, 3, Integer.class),
        part(form, 1, 3, Integer.class),
        part(form, 2, 3, Integer.class));
  }
}
