package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The wrappers that {@code java.util.Collections} has from JDK 21 on. */
final class SequencedForms {

  private static final String OF_MAP = "newSequencedSetFromMap";
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
    rows.add(Behind.set(name("Set"), set -> wrap("Set", Set.class, set)), TYPE + "Set");
    rows.add(Behind.map(name("Map"), map -> wrap("Map", Map.class, map)), TYPE + "Map");
    rows.add(
        Containers.<Set<?>>keys(
            "java.util.Collections." + OF_MAP,
            Set.class,
            (form, filling) -> fill(ofMap(), form, 0, filling)),
        "java.util.Collections$SequencedSetFromMap");
  }

  private static Set<?> ofMap() {
    return call(OF_MAP, Set.class, new LinkedHashMap<>());
  }

  private static String name(String kind) {
    return "java.util.Collections." + METHOD + kind;
  }

  private static <T> T wrap(String kind, Class<T> type, Object sequenced) {
    return call(METHOD + kind, type, sequenced);
  }

  /** Calls a method that this library, which is compiled for older JDKs, cannot name. */
  private static <T> T call(String name, Class<T> type, Object sequenced) {
    try {
      for (Method method : Collections.class.getMethods()) {
        if (method.getName().equals(name)) {
          return type.cast(method.invoke(null, sequenced));
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    throw new IllegalStateException(name);
  }
}
