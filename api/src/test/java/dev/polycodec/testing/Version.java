package dev.polycodec.testing;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/** One version of some classes, compiled for a test, in a loader of its own. */
public final class Version {

  private final ClassLoader loader;

  private Version(ClassLoader loader) {
    this.loader = loader;
  }

  /** Compiles the members of {@code acme.Thing}. */
  public static Version of(Path directory, String declaration) throws IOException {
    Path home = Files.createTempDirectory(directory, "version");
    Path source = home.resolve("Thing.java");
    Files.writeString(source, "package acme;\nimport java.util.*;\n" + declaration);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", home.toString(), source.toString());
    if (status != 0) {
      throw new IllegalStateException("The version does not compile: " + declaration);
    }
    return new Version(new DirectoryLoader(home.resolve("acme")));
  }

  /** Returns a builder of codecs for this version. */
  public CodecBuilder builder() {
    return Codecs.builder().classLoader(loader);
  }

  /** Returns a class of this version. */
  public Class<?> type(String name) {
    try {
      return Class.forName("acme." + name, true, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Creates a thing by its only constructor. */
  public Object thing(Object... arguments) {
    return make("Thing", arguments);
  }

  /** Creates an object by the only constructor of its class. */
  public Object make(String name, Object... arguments) {
    try {
      Constructor<?> constructor = type(name).getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      return constructor.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the value of a field that a class or one of its superclasses declares. */
  public static Object get(Object owner, String name) {
    try {
      Class<?> type = owner.getClass();
      while (List.of(type.getDeclaredFields()).stream().noneMatch(f -> f.getName().equals(name))) {
        type = type.getSuperclass();
      }
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class DirectoryLoader extends ClassLoader {

    private final Path home;

    DirectoryLoader(Path home) {
      super(Providers.loader(TinyProvider.class));
      this.home = home;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      try {
        Path file = home.resolve(name.substring(name.lastIndexOf('.') + 1) + ".class");
        byte[] bytes = Files.readAllBytes(file);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
