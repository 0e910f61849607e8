package dev.polycodec.internal.select;

import dev.polycodec.Codec;
import org.jspecify.annotations.Nullable;

/**
 * The class loader of a codec, and who chose it.
 *
 * @param described what a message says of it where it finds nothing; empty if nothing is special
 */
public record Sight(ClassLoader loader, String described) {

  /**
   * Returns that of the builder, else the context class loader of the thread, if it sees this
   * library, else the library's own. A loader that does not see the library never sees a codec: in
   * an executable jar, that is the system class loader, which many threads have.
   */
  public static Sight of(@Nullable ClassLoader explicit) {
    if (explicit != null) {
      return new Sight(
          explicit, " in sight of " + name(explicit) + ", the loader of classLoader()");
    }
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    if (context == null || !seesUs(context)) {
      ClassLoader ours = Sight.class.getClassLoader();
      return new Sight(ours == null ? ClassLoader.getSystemClassLoader() : ours, "");
    }
    return new Sight(
        context,
        context == ClassLoader.getSystemClassLoader()
            ? ""
            : " in sight of " + name(context) + ", the context class loader of the thread");
  }

  private static String name(ClassLoader loader) {
    String type = loader.getClass().getName();
    return loader.getName() == null ? type : type + " '" + loader.getName() + "'";
  }

  /** Asks for what applications use: a bundle of OSGi imports that package, and not the SPI's. */
  private static boolean seesUs(ClassLoader loader) {
    try {
      return Class.forName(Codec.class.getName(), false, loader) == Codec.class;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /** Says whether the loader can see no provider of ours. */
  boolean isBlind() {
    return !seesUs(loader);
  }

  /** Says what keeps the loader from ever finding a codec; empty if nothing does. */
  String blindness() {
    return !isBlind()
        ? ""
        : ". That loader does not see this library itself, and so no codec: name one that does";
  }
}
