package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The wrappers that {@code java.util.Collections} has from JDK 21 on. */
final class SequencedForms {

  private static final String METHOD = "unmodifiableSequenced";
  private static final String TYPE = "java.util.Collections$UnmodifiableSequenced";

  private SequencedForms() {}

  static void addTo(FormTable rows) {
    rows.add(
        Containers.<Collection<?>>elements(
            name("Collection"),
            Collection.class,
            form -> wrap("Collection", Collection.class, new ArrayList<>(Arrays.asList(form)))),
        TYPE + "Collection");
    rows.add(
        Containers.<Set<?>>keys(
            name("Set"),
            Set.class,
            (form, filling) ->
                wrap("Set", Set.class, fill(new LinkedHashSet<>(), form, 0, filling))),
        TYPE + "Set");
    rows.add(
        Containers.<Map<?, ?>>keysAndValues(
            name("Map"),
            Map.class,
            (form, filling) ->
                wrap("Map", Map.class, fill(new LinkedHashMap<>(), form, 0, filling))),
        TYPE + "Map");
  }

  private static String name(String kind) {
    return "java.util.Collections." + METHOD + kind;
  }

  /** Calls a method that this library, which is compiled for older JDKs, cannot name. */
  private static <T> T wrap(String kind, Class<T> type, Object sequenced) {
    try {
      for (Method method : Collections.class.getMethods()) {
        if (method.getName().equals(METHOD + kind)) {
          return type.cast(method.invoke(null, sequenced));
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException(name(kind));
  }
}
