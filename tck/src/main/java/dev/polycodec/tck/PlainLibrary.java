package dev.polycodec.tck;

import dev.polycodec.CodecBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A library as an application uses it without Polycodec: it writes what a plain variant reads, and
 * reads what it writes.
 *
 * <p>An implementation has a public constructor without arguments, because the kit also makes one
 * in a JVM of its own.
 */
public interface PlainLibrary {

  /**
   * Returns what tells this set-up from the usual one of the library, such as {@code ",
   * registered"}.
   */
  default String setup() {
    return "";
  }

  /** Returns a builder of the plain variant, set up like the library. */
  CodecBuilder builder();

  /** Writes a value. */
  byte[] write(Object value) throws Exception;

  /** Reads a value that was written, and that the reader expects to be of a class. */
  @Nullable Object read(byte[] bytes, Class<?> type) throws Exception;

  /**
   * Returns values to read besides those of the kit; they show what the library can do with classes
   * that are made for it.
   */
  default List<Object> values() {
    return List.of();
  }

  /** Says whether what the library reads depends on nothing else. By default, it does not. */
  default boolean isStable(Object value) {
    return true;
  }

  /** Says whether the library itself can read a value that it wrote. */
  default boolean reads(Object value) {
    try {
      return isStable(value) && read(write(value), value.getClass()) != null;
    } catch (Exception | StackOverflowError | LinkageError e) {
      return false;
    }
  }

  /**
   * Returns whether it is tried with what applications are full of, too: exceptions, views, files
   * and the like. By default, it is.
   */
  default boolean triesEverydayValues() {
    return true;
  }
}
