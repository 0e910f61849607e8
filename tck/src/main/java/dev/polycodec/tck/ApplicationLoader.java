package dev.polycodec.tck;

import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Defines the classes of one package anew, as a second deployment does. */
final class ApplicationLoader extends ClassLoader {

  private final String prefix;
  private final Set<String> missing;

  /** Defines all classes of a package but some, as if their jar were not there. */
  ApplicationLoader(String packageName, Class<?>... missing) {
    super(ApplicationLoader.class.getClassLoader());
    this.prefix = packageName + ".";
    this.missing = Stream.of(missing).map(Class::getName).collect(toSet());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(prefix)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    if (missing.contains(name)) {
      throw new ClassNotFoundException(name);
    }
    String file = name.replace('.', '/') + ".class";
    try (@Nullable InputStream in = getParent().getResourceAsStream(file)) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
