package dev.polycodec.tck;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Renders which values of the kit a portable codec refuses that its library brings back, in one of
 * its set-ups at least, and why.
 */
final class RefusedTable {

  static final String BECAUSE = " | ";
  static final String AND = ", ";

  /** A codec that loses more than these has a gap, and no reason. */
  static final int MOST = 10;

  private static final String PLAIN = "-plain";

  /** Classes that the JVM makes have other names each time. */
  private static final Pattern MADE = Pattern.compile("(\\$\\$Lambda|\\$Proxy)\\S*");

  private RefusedTable() {}

  static String render(List<Properties> results) {
    StringBuilder table =
        new StringBuilder("| Codec | Value | Why it is refused |\n|---|---|---|\n");
    for (Properties result : results) {
      if (!isPlain(result)) {
        String codec = result.getProperty("name");
        Map<String, String> refused = refused(result);
        refused.keySet().retainAll(carried(codec, results));
        requireFew(codec, refused);
        refused.forEach((value, why) -> table.append(row(codec, value, why)));
      }
    }
    return table.toString();
  }

  private static String row(String codec, String value, String why) {
    return "| `" + codec + "` | " + value + " | " + why + " |\n";
  }

  private static void requireFew(String codec, Map<String, String> refused) {
    if (refused.size() > MOST) {
      throw new IllegalStateException(codec + " refuses what its library carries: " + refused);
    }
  }

  private static boolean isPlain(Properties result) {
    return result.getProperty("name").contains(PLAIN);
  }

  private static Map<String, String> refused(Properties result) {
    Map<String, String> refused = new TreeMap<>();
    for (String key : result.stringPropertyNames()) {
      if (key.startsWith("reason.")) {
        String[] parts = result.getProperty(key).split(" \\| ", 2);
        refused.put(parts[0], MADE.matcher(parts[1]).replaceAll("$1"));
      }
    }
    return refused;
  }

  /** Returns what the library of a codec brings back. */
  private static Set<String> carried(String codec, List<Properties> results) {
    return results.stream()
        .filter(RefusedTable::isPlain)
        .filter(plain -> plain.getProperty("name").matches(codec + "\\d*(-\\w+)?" + PLAIN + ".*"))
        .flatMap(plain -> Stream.of(plain.getProperty("carried", "").split(AND)))
        .collect(Collectors.toSet());
  }
}
