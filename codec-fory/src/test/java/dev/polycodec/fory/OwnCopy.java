package dev.polycodec.fory;

import java.io.IOException;
import java.io.InputStream;

/** Has some classes to itself, as the loader of an application or of a peer has. */
final class OwnCopy extends ClassLoader {

  private final String prefix;

  /**
   * Creates one.
   *
   * @param prefix how the names of its classes begin
   */
  OwnCopy(String prefix) {
    super(OwnCopy.class.getClassLoader());
    this.prefix = prefix;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null
          ? known
          : name.startsWith(prefix) ? define(name) : super.loadClass(name, resolve);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name); // Fory looks for what might have been generated
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
