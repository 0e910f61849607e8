package dev.polycodec.spi;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * What the library of a codec does by itself with the objects of some classes: which fields it
 * leaves out, and which classes must not be taken for their fields. The core asks once for each
 * class, when it makes the {@link Shape}; safe for use by any number of threads.
 *
 * <p>A field is left out if the library never writes it. What the library writes and would not read
 * back is state like any other.
 */
public interface Conventions {

  /** Those of a library that takes every object for its fields. */
  Conventions NONE = new Conventions() {};

  /**
   * Returns what makes the library leave a field out of the objects of a class, such as
   * {@code @Exclude}; null if it does not.
   *
   * @param field neither static nor transient, of the class or a superclass
   */
  default @Nullable String excludes(Class<?> type, Field field) {
    return null;
  }

  /**
   * Returns why the fields of an object of a class are not what the library would write, in words
   * that follow the name of the class, such as {@code has a hook of Acme, AcmeWritable, which this
   * codec does not run}; null if they are.
   */
  default @Nullable String refuses(Class<?> type) {
    return null;
  }
}
