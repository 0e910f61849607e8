package dev.polycodec.tck;

import dev.polycodec.tck.model.versions.Account1;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Defines one version of a class under the name that all versions share. */
final class VersionLoader extends ClassLoader {

  private static final String PACKAGE = Account1.class.getPackageName() + ".";

  private final Class<?> type;

  /** Loads a version, such as {@code Account} and 2. */
  VersionLoader(String name, int version) {
    super(VersionLoader.class.getClassLoader());
    byte[] bytes = renamed(name + version, name + "0");
    type = defineClass(PACKAGE + name + "0", bytes, 0, bytes.length);
  }

  Class<?> type() {
    return type;
  }

  /** Returns the class file with another name of the same length in its constants. */
  private static byte[] renamed(String from, String to) {
    String file = PACKAGE.replace('.', '/') + from + ".class";
    try (InputStream in = VersionLoader.class.getClassLoader().getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalArgumentException("No class file " + file);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      return text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + file, e);
    }
  }
}
