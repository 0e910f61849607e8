package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects which surrogate each JDK class has, and the aliases of its implementation classes. */
final class FormTable {

  final Map<Class<?>, Surrogate<?, ?>> surrogates = new HashMap<>();
  final Map<Class<?>, String> aliases = new HashMap<>();
  final List<Class<?>> families = new ArrayList<>();
  final Map<String, Class<?>> classes = new HashMap<>();

  /** Adds a surrogate for the public class it names. */
  void add(Surrogate<?, ?> surrogate) {
    surrogates.put(surrogate.type(), surrogate);
  }

  /**
   * Adds a surrogate for implementation classes, of which not every JDK has all.
   *
   * @param implementations binary names
   */
  void add(Named<?, ?> form, String... implementations) {
    for (String name : implementations) {
      Class<?> type = find(name);
      if (type != null) {
        surrogates.put(type, form);
        aliases.put(type, form.what());
        boolean named = form.what().equals(form.type().getName());
        classes.putIfAbsent(form.what(), named ? form.type() : type);
      }
    }
  }

  /** Adds a surrogate for a public class and its subclasses in the JDK, of which there are many. */
  void addFamily(Surrogate<?, ?> surrogate) {
    add(surrogate);
    families.add(surrogate.type());
    classes.put(surrogate.type().getName(), surrogate.type());
  }

  /** The names are constants of this package: they never come from a message. */
  private static @Nullable Class<?> find(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }
}
