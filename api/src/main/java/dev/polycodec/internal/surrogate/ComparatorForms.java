package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.Form.single;
import static dev.polycodec.spi.SurrogateProvider.part;

import java.util.Collections;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** The comparators of the JDK that are no lambdas. */
final class ComparatorForms {

  private ComparatorForms() {}

  static void addTo(FormTable rows) {
    rows.add(
        single("java.util.Comparator.naturalOrder", Comparator.class, Comparator.naturalOrder()),
        "java.util.Comparators$NaturalOrderComparator");
    rows.add(
        single("java.util.Collections.reverseOrder", Comparator.class, Collections.reverseOrder()),
        "java.util.Collections$ReverseComparator");
    rows.add(
        single(
            "java.lang.String.CASE_INSENSITIVE_ORDER",
            Comparator.class,
            String.CASE_INSENSITIVE_ORDER),
        "java.lang.String$CaseInsensitiveComparator");
    rows.add(
        objects(
            "java.util.Collections.reverseOrder(Comparator)",
            Comparator.class,
            c -> new Object[] {c.reversed()},
            a -> Collections.reverseOrder(part(a, 0, 1, Comparator.class))),
        "java.util.Collections$ReverseComparator2");
    rows.add(
        objects(
            "java.util.Comparator.nullsFirst",
            Comparator.class,
            ComparatorForms::form,
            ComparatorForms::comparator),
        "java.util.Comparators$NullComparator");
  }

  /** A comparator of nulls has {@code nullsLast} and {@code nullsFirst} in one class. */
  @SuppressWarnings("unchecked") // it compares any object with null
  private static @Nullable Object[] form(Comparator<?> comparator) {
    boolean nullsFirst = ((Comparator<@Nullable Object>) comparator).compare(null, "") < 0;
    return new Object[] {nullsFirst, Peek.object(comparator)};
  }

  private static Comparator<?> comparator(@Nullable Object[] form) {
    require(form.length == 2);
    Comparator<?> real = (Comparator<?>) form[1];
    return part(form, 0, 2, Boolean.class)
        ? Comparator.nullsFirst(real)
        : Comparator.nullsLast(real);
  }
}
