package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.prepend;

import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.Message.Filling;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Wrappers of sets and maps, which pass the spliterator of what they wrap on: so it is known
 * whether that is sorted, or finds its keys by identity. Then a copy of it is the form. Else the
 * form is null, and what the wrapper shows in its order.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // wrappers pass elements of any type on
final class Behind {

  private static final Class<?> SET_FROM_MAP =
      Collections.newSetFromMap(new IdentityHashMap<>()).getClass();

  private Behind() {}

  static LateForm<Set<?>> set(String what, UnaryOperator<Set> wrap) {
    return Containers.late(
        what, Set.class, Behind::form, (form, filling) -> wrap.apply(set(form, filling)));
  }

  static LateForm<Map<?, ?>> map(String what, UnaryOperator<Map> wrap) {
    return Containers.late(
        what, Map.class, Behind::form, (form, filling) -> wrap.apply(map(form, filling)));
  }

  private static @Nullable Object[] form(Set<?> set) {
    Spliterator<?> seen = set.spliterator();
    if (isSorted(seen)) {
      return whole(new TreeSet(seen.getComparator()), set);
    }
    return ContainerSettings.isByIdentity(set)
        ? whole(Collections.newSetFromMap(new IdentityHashMap<>()), set)
        : prepend(null, set);
  }

  private static Object[] whole(Collection copy, Collection<?> shown) {
    copy.addAll(shown);
    return whole(copy, copy.size() == shown.size());
  }

  private static @Nullable Object[] form(Map<?, ?> map) {
    Spliterator<?> seen = map.keySet().spliterator();
    if (isSorted(seen)) {
      return whole(new TreeMap(seen.getComparator()), map);
    }
    return ContainerSettings.isByIdentity(map.keySet())
        ? whole(new IdentityHashMap(), map)
        : entries(map, (Object) null);
  }

  private static Object[] whole(Map copy, Map<?, ?> shown) {
    copy.putAll(shown);
    return whole(copy, copy.size() == shown.size());
  }

  private static Object[] whole(Object copy, boolean complete) {
    if (!complete) {
      throw Form.none("A wrapper of a sorted container that tells elements apart in another way");
    }
    return new Object[] {copy};
  }

  /** Entries are no keys: what orders them is made for the occasion. */
  private static boolean isSorted(Spliterator<?> seen) {
    return seen.hasCharacteristics(Spliterator.SORTED)
        && !seen.getClass().getName().endsWith("$EntrySpliterator");
  }

  /** Takes no wrapper for what is wrapped: none could be called through thousands of them. */
  private static Set<?> set(@Nullable Object[] form, Filling filling) {
    require(form.length > 0);
    Object whole = form[0];
    if (whole == null) {
      return fill(new LinkedHashSet<>(), form, 1, filling);
    }
    require(form.length == 1 && (whole instanceof SortedSet || SET_FROM_MAP.isInstance(whole)));
    return (Set<?>) whole;
  }

  private static Map<?, ?> map(@Nullable Object[] form, Filling filling) {
    require(form.length > 0);
    Object whole = form[0];
    if (whole == null) {
      return fill(new LinkedHashMap<>(), form, 1, filling);
    }
    require(form.length == 1 && (whole instanceof SortedMap || whole instanceof IdentityHashMap));
    return (Map<?, ?>) whole;
  }
}
