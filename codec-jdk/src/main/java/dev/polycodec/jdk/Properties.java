package dev.polycodec.jdk;

import java.util.Hashtable;
import org.jspecify.annotations.Nullable;

/**
 * Read in the place of the JDK's class of that name, which would fill itself in a way of its own,
 * and replaced by one when it is complete: {@link Tables} fills that.
 */
final class Properties extends Hashtable<Object, Object> {

  private static final long serialVersionUID = 4112578634029874840L;

  @SuppressWarnings("serial") // the JDK's class has the same field
  private java.util.@Nullable Properties defaults;

  private Properties() {}

  private Object readResolve() {
    return new java.util.Properties(defaults);
  }
}
