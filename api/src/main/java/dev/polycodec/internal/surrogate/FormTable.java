package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Which surrogate each JDK class has, and the aliases of its implementation classes. */
final class FormTable {

  final Set<FormGroup> groups = ConcurrentHashMap.newKeySet();

  /** The classes whose groups are here. */
  final Set<Class<?>> sought = ConcurrentHashMap.newKeySet();

  final Map<Class<?>, Surrogate<?, ?>> surrogates = new ConcurrentHashMap<>();
  final Map<Class<?>, String> aliases = new ConcurrentHashMap<>();
  final Set<String> names = ConcurrentHashMap.newKeySet();
  final Map<String, Class<?>> classes = new ConcurrentHashMap<>();

  /** Adds a surrogate for the public class it names. */
  void add(Surrogate<?, ?> surrogate) {
    put(surrogate.type(), surrogate);
  }

  private void put(Class<?> type, Surrogate<?, ?> surrogate) {
    surrogates.put(type, surrogate);
    names.add(type.getName());
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
        put(type, form);
        aliases.put(type, form.what());
        boolean itself = form.what().equals(form.type().getName());
        classes.putIfAbsent(form.what(), itself ? form.type() : type);
      }
    }
  }

  /** Adds a surrogate for a public class and its subclasses in the JDK, of which there are many. */
  void addFamily(Surrogate<?, ?> surrogate) {
    add(surrogate);
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
