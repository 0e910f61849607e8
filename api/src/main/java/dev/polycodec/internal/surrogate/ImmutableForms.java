package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.Form.single;
import static dev.polycodec.spi.SurrogateProvider.entries;

import dev.polycodec.spi.Message.Filling;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Containers that do not change: {@code List.of} and its like. */
final class ImmutableForms {

  /** More would be a way to allocate for elements that exist once. */
  private static final int MAX_COPIES = 1 << 20;

  private ImmutableForms() {}

  static void addTo(FormTable rows) {
    addOf(rows);
    addConstants(rows);
  }

  private static void addOf(FormTable rows) {
    rows.add(
        Containers.<List<?>>container(
            "java.util.List.of", List.class, ImmutableForms::elements, ImmutableForms::listOf),
        "java.util.ImmutableCollections$ListN",
        "java.util.ImmutableCollections$List12",
        "java.util.ImmutableCollections$SubList");
    rows.add(
        Containers.<Set<?>>keys("java.util.Set.of", Set.class, ImmutableForms::setOf),
        "java.util.ImmutableCollections$SetN",
        "java.util.ImmutableCollections$Set12");
    rows.add(
        Containers.<Map<?, ?>>keysAndValues("java.util.Map.of", Map.class, ImmutableForms::mapOf),
        "java.util.ImmutableCollections$MapN",
        "java.util.ImmutableCollections$Map1");
    rows.add(
        Containers.<List<?>>elements("java.util.Arrays.asList", List.class, Arrays::asList),
        "java.util.Arrays$ArrayList");
  }

  /** The lists of {@code Stream.toList} are of the same classes: a null more tells them. */
  private static @Nullable Object[] elements(List<?> list) {
    Object[] elements = list.toArray();
    return takesNulls(list) ? Arrays.copyOf(elements, elements.length + 1) : elements;
  }

  /** Most lists take no nulls, and are their own copies: to ask those for null would throw. */
  private static boolean takesNulls(List<?> list) {
    try {
      return List.copyOf(list) != list && !refusesNull(list);
    } catch (NullPointerException e) {
      return true; // there is one
    }
  }

  private static boolean refusesNull(List<?> part) {
    try {
      boolean unused = part.contains(null);
      return false;
    } catch (NullPointerException e) {
      return true;
    }
  }

  private static List<?> listOf(@Nullable Object[] form) {
    if (!Arrays.asList(form).contains(null)) {
      return List.of(form);
    }
    require(form[form.length - 1] == null);
    return Arrays.stream(form, 0, form.length - 1).toList();
  }

  /** A set that is part of a cycle is filled last, and so becomes another that does not change. */
  private static Set<?> setOf(@Nullable Object[] form, Filling filling) {
    require(!Arrays.asList(form).contains(null));
    return filling.waits()
        ? Collections.unmodifiableSet(fill(new LinkedHashSet<>(), form, 0, filling))
        : Set.of(form);
  }

  private static Map<?, ?> mapOf(@Nullable Object[] form, Filling filling) {
    require(!Arrays.asList(form).contains(null));
    Map<?, ?> map = fill(new LinkedHashMap<>(), form, 0, filling);
    return filling.waits() ? Collections.unmodifiableMap(map) : Map.copyOf(map);
  }

  private static void addConstants(FormTable rows) {
    String util = "java.util.Collections";
    rows.add(single(util + ".emptyList", List.class, Collections.EMPTY_LIST), util + "$EmptyList");
    rows.add(single(util + ".emptySet", Set.class, Collections.EMPTY_SET), util + "$EmptySet");
    rows.add(single(util + ".emptyMap", Map.class, Collections.EMPTY_MAP), util + "$EmptyMap");
    rows.add(
        single(util + ".emptySortedSet", SortedSet.class, Collections.emptySortedSet()),
        util + "$UnmodifiableNavigableSet$EmptyNavigableSet");
    rows.add(
        single(util + ".emptySortedMap", SortedMap.class, Collections.emptySortedMap()),
        util + "$UnmodifiableNavigableMap$EmptyNavigableMap");
    rows.add(
        Containers.<List<?>>elements(
            util + ".singletonList", List.class, a -> Collections.singletonList(only(a))),
        util + "$SingletonList");
    rows.add(
        Containers.<Set<?>>elements(
            util + ".singleton", Set.class, a -> Collections.singleton(only(a))),
        util + "$SingletonSet");
    rows.add(
        Containers.<Map<?, ?>>container(
            util + ".singletonMap", Map.class, m -> entries(m), ImmutableForms::singletonMap),
        util + "$SingletonMap");
    rows.add(
        Containers.<List<?>>container(
            util + ".nCopies", List.class, ImmutableForms::copies, ImmutableForms::nCopies),
        util + "$CopiesList");
  }

  private static @Nullable Object only(@Nullable Object[] form) {
    require(form.length == 1);
    return form[0];
  }

  private static Map<?, ?> singletonMap(@Nullable Object[] form) {
    require(form.length == 2);
    return Collections.singletonMap(form[0], form[1]);
  }

  private static @Nullable Object[] copies(List<?> list) {
    if (list.size() > MAX_COPIES) {
      throw new IllegalArgumentException(
          "Collections.nCopies has a form up to " + MAX_COPIES + " elements, not " + list.size());
    }
    return list.toArray();
  }

  /** The message pays for each copy, so a few bytes cannot stand for billions of elements. */
  private static List<?> nCopies(@Nullable Object[] form) {
    return Collections.nCopies(form.length, form.length == 0 ? null : form[0]);
  }
}
