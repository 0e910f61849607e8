package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import dev.polycodec.CodecException;
import org.jspecify.annotations.Nullable;

/** Says how to open a package to Jackson, which sets the fields of the plain codecs itself. */
final class ClosedPackages {

  private ClosedPackages() {}

  /**
   * Returns what to throw for a class that Jackson cannot handle, perhaps for it sees no fields.
   */
  static Exception explained(InvalidDefinitionException failure) {
    Class<?> closed = closed(failure.getType() == null ? null : failure.getType().getRawClass());
    return closed == null
        ? failure
        : new CodecException(message(closed, ObjectMapper.class.getModule()), null, null, failure);
  }

  /** Classes of the JDK need no open package: bytes may have what Jackson reads none of them of. */
  private static @Nullable Class<?> closed(@Nullable Class<?> type) {
    for (Class<?> c = type; c != null && !isOfTheJdk(c); c = c.getSuperclass()) {
      if (!c.getModule().isOpen(c.getPackageName(), ObjectMapper.class.getModule())) {
        return c;
      }
    }
    return null;
  }

  private static boolean isOfTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  private static String message(Class<?> closed, Module jackson) {
    String from = closed.getModule().getName();
    String to = jackson.isNamed() ? jackson.getName() : "ALL-UNNAMED";
    return closed.getName()
        + " is in a package that is not open to Jackson: add \"opens "
        + closed.getPackageName()
        + (jackson.isNamed() ? " to " + to : "")
        + ";\" to module "
        + from
        + ", or run with --add-opens "
        + from
        + "/"
        + closed.getPackageName()
        + "="
        + to;
  }
}
