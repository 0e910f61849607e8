package dev.polycodec.internal.message;

import dev.polycodec.internal.policy.ClassNames;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Loads the classes that bytes name; safe for use by any number of threads.
 *
 * <p>A class loader never forgets a name that it was asked for, even if there is no such class. So
 * after many of those it is asked only for classes that it has a file of.
 */
final class Loading {

  static final int MAX_MISSING = 1_000;

  private final ClassLoader loader;
  private final AtomicInteger missing = new AtomicInteger();

  Loading(ClassLoader loader) {
    this.loader = loader;
  }

  /**
   * Returns the class of a name, which is not initialised.
   *
   * @throws ClassNotFoundException if there is none
   */
  Class<?> find(String name) throws ClassNotFoundException {
    if (missing.get() >= MAX_MISSING && !hasFile(name)) {
      throw new ClassNotFoundException(name);
    }
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      missing.updateAndGet(count -> Math.min(count + 1, MAX_MISSING));
      throw e;
    }
  }

  private boolean hasFile(String name) {
    String element = ClassNames.element(name);
    return element == null
        || element.isEmpty() // an array of a primitive type
        || loader.getResource(element.replace('.', '/') + ".class") != null;
  }
}
