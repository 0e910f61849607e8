package dev.polycodec.tck;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Opens a codec as if its library were of another version. */
public final class OlderLibrary {

  private OlderLibrary() {}

  /**
   * Opens the primary variant of a provider next to a copy of a library that states another
   * version.
   *
   * @param library the coordinates, {@code group:artifact}
   * @param anchor a class of the library's jar
   * @param directory an empty directory to work in
   * @throws Exception what opening throws
   */
  public static void open(
      Class<? extends CodecProvider> provider,
      String library,
      Class<?> anchor,
      String version,
      Path directory)
      throws Exception {
    Path older = directory.resolve(library.replace(':', '-') + "-" + version + ".jar");
    Files.copy(Path.of(home(anchor).toURI()), older);
    try (FileSystem jar = FileSystems.newFileSystem(older)) {
      Path statement = jar.getPath("META-INF/maven", library.replace(':', '/'), "pom.properties");
      Files.createDirectories(statement.getParent());
      Files.writeString(statement, "version=" + version);
    }
    URL[] classPath = {older.toUri().toURL(), home(provider)};
    try (URLClassLoader loader = new OwnFirst(classPath)) {
      Class<?> own = loader.loadClass(provider.getName());
      CodecProvider opened = (CodecProvider) own.getDeclaredConstructor().newInstance();
      opened.open(opened.variants().get(0), unread());
    }
  }

  private static URL home(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  private static BackendConfig unread() {
    return (BackendConfig)
        Proxy.newProxyInstance(
            BackendConfig.class.getClassLoader(),
            new Class<?>[] {BackendConfig.class},
            (proxy, method, arguments) -> {
              throw new IllegalStateException("The version is checked before " + method);
            });
  }

  /** Prefers its own class path to what its parent has. */
  private static final class OwnFirst extends URLClassLoader {

    OwnFirst(URL[] classPath) {
      super(classPath, OlderLibrary.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
          return loaded;
        }
        boolean own = findResource(name.replace('.', '/') + ".class") != null;
        return own ? findClass(name) : super.loadClass(name, resolve);
      }
    }

    @Override
    public @Nullable URL getResource(String name) {
      URL own = findResource(name);
      return own == null ? super.getResource(name) : own;
    }
  }
}
