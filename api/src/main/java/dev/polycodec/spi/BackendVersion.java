package dev.polycodec.spi;

import dev.polycodec.CodecException;
import dev.polycodec.internal.select.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.security.CodeSource;
import java.util.Collections;
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
   * @param anchor a class of the library, from whose jar alone the version is taken
   * @param floor the oldest version that is supported, such as {@code "5.5.0"}
   * @throws CodecException if the version found is older, naming both; a jar that states no version
   *     passes
   */
  public static void require(String library, Class<?> anchor, String floor) {
    String found = find(library, anchor);
    if (found != null) {
      require(library, found, floor);
    }
  }

  /**
   * Checks the version that the classes of a library state, which no packing changes.
   *
   * @param library the library's coordinates, {@code group:artifact}
   * @param found the version that runs
   * @param floor the oldest version that is supported
   * @throws CodecException if the version found is older, naming both
   */
  public static void require(String library, String found, String floor) {
    if (compare(found, floor) < 0) {
      throw new CodecException(
          ("%s %s is on the class path, but this codec needs %s or newer; set its version in your"
                  + " own dependencyManagement, which wins over every imported bom, or import"
                  + " polycodec-bom before the one that lowers it")
              .formatted(library, found, floor));
    }
  }

  private static @Nullable String find(String library, Class<?> anchor) {
    try {
      URL properties = properties(library, anchor);
      return properties == null
          ? inFileName(library.substring(library.indexOf(':') + 1), anchor)
          : Resources.properties(properties).getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the version of " + library, e);
    }
  }

  /** Finds the properties beside the class: those of other jars tell what they have shaded in. */
  private static @Nullable URL properties(String library, Class<?> anchor) throws IOException {
    String file = anchor.getName().replace('.', '/') + ".class";
    URL itself = anchor.getResource("/" + file);
    if (itself == null || anchor.getClassLoader() == null) {
      return null;
    }
    String jar = itself.toString().replace(file, "");
    String path = "META-INF/maven/" + library.replace(':', '/') + "/pom.properties";
    return Collections.list(anchor.getClassLoader().getResources(path)).stream()
        .filter(url -> url.toString().equals(jar + path))
        .findFirst()
        .orElse(null);
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
