package dev.polycodec.tck.evolution;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/** Loads the classes of one version under the names that both versions share. */
final class VersionLoader extends ClassLoader {

  /** The package that the classes of both versions seem to be in; it does not exist. */
  static final String PACKAGE = "dev.polycodec.tck.model.versions.v0.";

  /** Where the classes are that both versions have. */
  private static final String BOTH = "vx";

  private final Version version;
  private final String packageName;

  /** Loads classes of the kit. */
  VersionLoader(Version version) {
    this(version, PACKAGE, VersionLoader.class.getClassLoader());
  }

  /**
   * Loads classes of a codec module.
   *
   * @param packageName of the package that the classes seem to be in, with a dot at the end
   */
  VersionLoader(Version version, String packageName, ClassLoader parent) {
    super(parent);
    this.version = version;
    this.packageName = packageName;
  }

  /** Builds a codec for its classes. */
  Codec codec(Supplier<CodecBuilder> builders) {
    return builders.get().classLoader(this).allow(packageName + "*").build();
  }

  /** Returns a class, such as {@code Fields$Renamed}. */
  Class<?> type(String name) {
    try {
      return loadClass(packageName + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!name.startsWith(packageName)) {
      throw new ClassNotFoundException(name);
    }
    byte[] bytes = bytes(name);
    return defineClass(name, bytes, 0, bytes.length);
  }

  private byte[] bytes(String name) throws ClassNotFoundException {
    try {
      byte[] made = OneField.of(name, version);
      return made == null ? renamed(name) : made;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the class file with another package of the same length in its constants. */
  private byte[] renamed(String name) throws ClassNotFoundException, IOException {
    for (String directory : List.of(version.directory(), BOTH)) {
      String file = name.replace('.', '/').replace("/v0/", "/" + directory + "/");
      try (InputStream in = getParent().getResourceAsStream(file + ".class")) {
        if (in != null) {
          return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1)
              .replaceAll("(versions[/.])v[12x]", "$1v0") // with dots in the texts of schemas
              .getBytes(StandardCharsets.ISO_8859_1);
        }
      }
    }
    throw new ClassNotFoundException(name);
  }
}
