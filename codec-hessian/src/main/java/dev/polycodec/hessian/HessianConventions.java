package dev.polycodec.hessian;

import com.caucho.hessian.io.HessianRemoteObject;
import dev.polycodec.spi.Conventions;
import org.jspecify.annotations.Nullable;

/**
 * What Hessian does by itself: of remote objects it writes the address, and a class named like
 * another, with an ending, serializes that. It leaves nothing out.
 */
final class HessianConventions implements Conventions {

  private static final String ENDING = "HessianSerializer";

  @Override
  public @Nullable String refuses(Class<?> type) {
    if (HessianRemoteObject.class.isAssignableFrom(type)) {
      return "is a remote object of Hessian, of which this codec does not write the address";
    }
    return isPresent(type.getName() + ENDING, type.getClassLoader())
        ? "has a serializer of Hessian of its own, "
            + type.getSimpleName()
            + ENDING
            + ", which this codec does not run"
        : null;
  }

  /** Looks without loading anything. */
  private static boolean isPresent(String name, ClassLoader loader) {
    return loader.getResource(name.replace('.', '/') + ".class") != null;
  }
}
