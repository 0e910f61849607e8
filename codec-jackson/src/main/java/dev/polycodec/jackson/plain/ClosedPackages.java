package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import dev.polycodec.CodecException;
import org.jspecify.annotations.Nullable;

/** Says how to open a package to Jackson, which sets the fields of the plain codecs itself. */
final class ClosedPackages {

  private ClosedPackages() {}

  /**
   * Returns what to throw for a class that Jackson cannot handle, perhaps for it sees no fields; or
   * null if its package is open.
   */
  static @Nullable CodecException refusal(JsonMappingException located) {
    Class<?> closed = closed(blamed(located));
    return closed == null
        ? null
        : new CodecException(message(closed, ObjectMapper.class.getModule()), null, null, located);
  }

  /** Returns whether a class is in a package that is not open; it may be exported nevertheless. */
  static boolean isClosed(Class<?> type) {
    return closed(type) != null;
  }

  /** Jackson 3 finds out when it calls a member, by handles of methods. */
  private static @Nullable Class<?> blamed(JsonMappingException located) {
    if (located instanceof InvalidDefinitionException undefined) {
      return undefined.getType() == null ? null : undefined.getType().getRawClass();
    } else if (!(located.getCause() instanceof IllegalAccessException)) {
      return null;
    } else if (located instanceof ValueInstantiationException made) {
      return made.getType().getRawClass();
    }
    Object owner = null;
    for (JsonMappingException.Reference step : located.getPath()) {
      owner = step.getFrom();
    }
    return owner == null || owner instanceof Class<?> ? (Class<?>) owner : owner.getClass();
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
