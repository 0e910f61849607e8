package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * A {@code polycodec.properties} on the class path.
 *
 * @param place where it is
 */
public record SettingsFile(URL place, Properties properties) {

  /** The settings that there are, here and with a prefix elsewhere. */
  public static final List<String> KEYS =
      List.of(
          "allow",
          "also-read",
          "codec",
          "deny",
          "envelope",
          "evolution",
          "on-failure",
          "read-legacy");

  /** What each setting begins with among other properties. */
  public static final String PREFIX = "polycodec.";

  private static final String NAME = "polycodec.properties";

  /**
   * Reads all that a loader has.
   *
   * @throws CodecException if one of them cannot be read
   * @throws IllegalArgumentException if one has a setting that there is not
   */
  public static List<SettingsFile> of(ClassLoader loader) {
    List<SettingsFile> files = new ArrayList<>();
    try {
      for (URL url : Collections.list(loader.getResources(NAME))) {
        Properties properties = Resources.properties(url);
        properties.stringPropertyNames().forEach(key -> requireKnown(key, key + " in " + url));
        files.add(new SettingsFile(url, properties));
      }
    } catch (IOException e) {
      throw new CodecException("Cannot read " + NAME + ": " + e.getMessage(), null, null, e);
    }
    return files;
  }

  /**
   * Refuses a setting that there is not.
   *
   * @param shown what the message says of it
   */
  public static void requireKnown(String key, String shown) {
    if (!KEYS.contains(key)) {
      String meant = Nearest.of(key, KEYS);
      throw new IllegalArgumentException(
          "There is no setting "
              + shown
              + ", but: "
              + String.join(", ", KEYS)
              + (meant == null ? "" : ". Did you mean '" + meant + "'?"));
    }
  }

  /**
   * Returns a setting among the properties of the system.
   *
   * @throws IllegalArgumentException if one is there that is misspelt; others may begin like ours
   */
  public static @Nullable String ofSystem(String setting) {
    for (String key : System.getProperties().stringPropertyNames()) {
      String name = key.startsWith(PREFIX) ? key.substring(PREFIX.length()) : "";
      if (!KEYS.contains(name) && Nearest.of(name, KEYS) != null) {
        requireKnown(name, key + " of the system");
      }
    }
    return System.getProperty(PREFIX + setting);
  }

  /**
   * Returns the first file that has a setting, or null.
   *
   * @throws IllegalStateException if another says something else: their order does not decide
   */
  public static @Nullable SettingsFile only(List<SettingsFile> files, String key) {
    SettingsFile only = null;
    for (SettingsFile file : files) {
      String value = file.get(key);
      if (value != null && only != null && !value.equals(only.get(key))) {
        throw new IllegalStateException(
            only.told(key) + " cannot be combined with " + file.told(key));
      }
      only = only == null && value != null ? file : only;
    }
    return only;
  }

  private String told(String key) {
    return key + "=" + get(key) + " in " + place;
  }

  /** Returns a setting, or null. */
  public @Nullable String get(String key) {
    String value = properties.getProperty(key);
    return value == null ? null : value.trim();
  }
}
