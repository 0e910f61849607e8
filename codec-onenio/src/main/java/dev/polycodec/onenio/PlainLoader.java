package dev.polycodec.onenio;

import dev.polycodec.onenio.plain.PlainBackend;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import one.nio.serial.Serializer;

/**
 * Loads a copy of one-nio for one codec, and what works with it: one-nio's repository is static,
 * knows no policy, and keeps what it meets for good.
 *
 * <p>Annotations are not copied, because the classes of the application have them.
 */
final class PlainLoader extends ClassLoader {

  static {
    registerAsParallelCapable();
  }

  private static final String LIBRARY = Serializer.class.getPackageName().replace("serial", "");
  private static final String GUEST = PlainBackend.class.getPackageName() + ".";

  private final ClassLoader application;

  private PlainLoader(ClassLoader application) {
    super(PlainLoader.class.getClassLoader());
    this.application = application;
  }

  /** Opens a backend with a copy of its own. */
  static Backend open(BackendConfig config, boolean embedsSchemas) {
    OneNioPlainOptions options =
        config
            .options(OneNioPlainOptions.class)
            .orElseGet(() -> OneNioPlainOptions.builder().build());
    try {
      return (Backend)
          new PlainLoader(config.loader())
              .loadClass(PlainBackend.class.getName())
              .getConstructor(BackendConfig.class, OneNioPlainOptions.class, boolean.class)
              .newInstance(config, options, embedsSchemas);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof LinkageError missing) {
        throw missing;
      }
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Loads what classes of the copy refer to: the JVM asks so. */
  @Override
  public Class<?> loadClass(String name) throws ClassNotFoundException {
    if (isOwn(name)) {
      return own(name);
    }
    try {
      return super.loadClass(name, false);
    } catch (ClassNotFoundException e) {
      return elsewhere(name);
    }
  }

  /** Loads what only the bundle of one-nio imports, or the class of a default value. */
  private Class<?> elsewhere(String name) throws ClassNotFoundException {
    try {
      return Serializer.class.getClassLoader().loadClass(name);
    } catch (ClassNotFoundException e) {
      return application.loadClass(name);
    }
  }

  /** Loads what schemas name: one-nio's own loader, the parent of which this is, asks so. */
  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    return isOwn(name) ? own(name) : application.loadClass(name);
  }

  private static boolean isOwn(String name) {
    return name.startsWith(LIBRARY) || name.startsWith(GUEST);
  }

  private Class<?> own(String name) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? define(name) : known;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] code = PlainCode.changed(read(name));
    return code == null
        ? super.loadClass(name, false)
        : defineClass(name, code, 0, code.length, Serializer.class.getProtectionDomain());
  }

  /** A bundle of OSGi shows no more of one-nio than it imports. */
  private byte[] read(String name) throws ClassNotFoundException {
    ClassLoader home = name.startsWith(LIBRARY) ? Serializer.class.getClassLoader() : getParent();
    try (InputStream in = home.getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
