package dev.polycodec.tck;

import dev.polycodec.tck.evolution.SchemaVersions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A library of generated classes, as an application uses it without Polycodec.
 *
 * <p>An implementation has a public constructor without arguments, because the kit also makes one
 * in a JVM of its own. What {@link #write} writes is compared with a bare variant only: it is the
 * message.
 */
public interface SchemaLibrary extends PlainLibrary {

  /** Returns objects of generated classes, new ones that are equal each time, the same first. */
  @Override
  List<Object> values();

  /**
   * Returns an object of a generated class that contains one of its own class, and so on.
   *
   * @param depth the number of objects, at least 1, the outermost included
   */
  Object nested(int depth);

  /**
   * Returns an object of a generated class with exceptions in it, which are of generated classes,
   * too; null if the library has none.
   *
   * @param depth the number of exceptions around all others
   * @param many the number of the others
   */
  default @Nullable Object exceptions(int depth, int many) {
    return null;
  }

  /** Returns two versions of generated classes. */
  SchemaVersions versions();

  /** Returns what a codec says of a root whose class is not generated, and what to do about it. */
  String refusal(Class<?> type);
}
