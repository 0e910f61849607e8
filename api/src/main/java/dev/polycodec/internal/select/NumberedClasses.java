package dev.polycodec.internal.select;

import dev.polycodec.stored.TypeNumbers;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds the classes that have a number: those of the builder, and those of its files. */
final class NumberedClasses {

  private final Request request;
  private final ClassLoader loader;
  private final Map<Integer, Class<?>> classes;

  private NumberedClasses(Request request, ClassLoader loader) {
    this.request = request;
    this.loader = loader;
    this.classes = new LinkedHashMap<>(request.registered());
  }

  /**
   * Returns the classes by number.
   *
   * @throws IllegalStateException if a file names a class that is not there, or contradicts another
   */
  static Map<Integer, Class<?>> of(Request request, ClassLoader loader) {
    NumberedClasses found = new NumberedClasses(request, loader);
    for (String resource : request.registerFrom()) {
      TypeNumbers numbers =
          TypeNumbers.of(resource, Resources.lines(resource, loader, "registerFrom"));
      numbers.names().forEach((number, name) -> found.add(resource, number, name));
    }
    return found.classes;
  }

  private void add(String resource, int number, String name) {
    Class<?> type = find(resource, number, name);
    Class<?> other = classes.putIfAbsent(number, type);
    if (other != null && other != type) {
      throw new IllegalStateException(
          "%s gives the number %s to %s, but %s has it"
              .formatted(resource, number, name, other.getName()));
    }
    if (classes.values().stream().filter(known -> known == type).count() > 1) {
      throw new IllegalStateException(
          resource + " gives the number " + number + " to " + name + ", which has another");
    }
  }

  /** The file is the application's own, so its names are trusted as those in its code are. */
  private Class<?> find(String resource, int number, String name) {
    Class<?> renamed = request.renamed().get(name);
    if (renamed != null) {
      return renamed;
    }
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new IllegalStateException(
          ("%s gives the number %s to %s, which is not there: if it has another name, add"
                  + " renamed(\"%3$s\", ...) to the builder; if it is gone, write 'retired' after"
                  + " its name")
              .formatted(resource, number, name),
          e);
    }
  }
}
