package dev.polycodec.tck;

import dev.polycodec.tck.evolution.SchemaVersions;
import java.util.List;

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

  /** Returns two versions of generated classes. */
  SchemaVersions versions();

  /** Returns what a codec says of a root whose class is not generated, and what to do about it. */
  String refusal(Class<?> type);
}
