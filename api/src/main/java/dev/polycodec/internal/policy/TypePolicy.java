package dev.polycodec.internal.policy;

import dev.polycodec.spi.Shapes;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;

/** Decides which classes a codec may encode, load and instantiate; immutable. */
public final class TypePolicy {

  /** Combines the sources, of which deny beats allow. */
  public static TypePolicy of(
      List<String> allow, List<String> deny, Collection<Class<?>> registered) {
    return new TypePolicy();
  }

  /** Returns the policy for the messages of one declared root type. */
  public RootPolicy forRoot(Type declared, Shapes shapes) {
    return new RootPolicy();
  }
}
