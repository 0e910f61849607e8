package dev.polycodec.spi;

import dev.polycodec.CodecException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.CodeSource;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Refuses a backend library that is older than a codec supports. */
public final class BackendVersion {

  private BackendVersion() {}

  /**
   * Checks the version that a library's jar states, in its Maven properties or its file name; its
   * manifest may be that of an application the library was packed into, and lies in some jars.
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
        return inFileName(library.substring(library.indexOf(':') + 1), anchor);
      }
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + path, e);
    }
  }

  private static @Nullable String inFileName(String artifact, Class<?> anchor) {
    CodeSource source = anchor.getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? null
        : inFileName(artifact, source.getLocation().toString());
  }

  /** Returns the version in the name of a jar, which may be packed into another, or null. */
  static @Nullable String inFileName(String artifact, String location) {
    Pattern name = Pattern.compile("/" + Pattern.quote(artifact) + "-(\\d[^/!]*)\\.jar(!?/?)$");
    Matcher matcher = name.matcher(location);
    return matcher.find() ? matcher.group(1) : null;
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
