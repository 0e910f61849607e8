package dev.polycodec.spi;

import dev.polycodec.CodecException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Refuses a backend library that is older than a codec supports. */
public final class BackendVersion {

  private BackendVersion() {}

  /**
   * Checks the version that a library's jar states, in its Maven properties or its manifest.
   *
   * <p>A platform bom may downgrade a library that a codec was tested with; that must fail when the
   * codec is created, not on the first odd message.
   *
   * @param library the library's coordinates, {@code group:artifact}
   * @param anchor a class of the library
   * @param floor the oldest version that is supported, such as {@code "5.6.2"}
   * @throws CodecException if the version found is older, naming both; a jar that states no version
   *     passes
   */
  public static void require(String library, Class<?> anchor, String floor) {
    String found = find(library, anchor);
    if (found != null && compare(found, floor) < 0) {
      throw new CodecException(
          library
              + " "
              + found
              + " is on the class path, but this codec needs "
              + floor
              + " or newer; raise the version, or import polycodec-bom after the platform that"
              + " lowers it");
    }
  }

  private static @Nullable String find(String library, Class<?> anchor) {
    String path = "/META-INF/maven/" + library.replace(':', '/') + "/pom.properties";
    try (InputStream in = anchor.getResourceAsStream(path)) {
      if (in == null) {
        Package home = anchor.getPackage();
        return home == null ? null : home.getImplementationVersion();
      }
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + path, e);
    }
  }

  /** Compares the leading numbers of two versions; what follows them does not count. */
  static int compare(String left, String right) {
    String[] a = left.split("[.-]", -1);
    String[] b = right.split("[.-]", -1);
    for (int i = 0; i < Math.max(a.length, b.length); i++) {
      int difference = Integer.compare(number(a, i), number(b, i));
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  private static int number(String[] parts, int index) {
    return index < parts.length && parts[index].matches("\\d{1,9}")
        ? Integer.parseInt(parts[index])
        : 0;
  }
}
