package dev.polycodec.internal.select;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The name of a codec with the place that names it.
 *
 * @param by the place, such as {@code the system property polycodec.codec}
 */
record Choice(String codec, String by) {

  static final String PROPERTY = "polycodec.codec";

  private static final String KEY = "codec";

  /** Returns the first choice of builder, system property and class path; null if there is none. */
  static @Nullable Choice of(@Nullable String named, ClassLoader loader) {
    if (named != null) {
      return new Choice(named, "use(\"" + named + "\")");
    }
    String property = System.getProperty(PROPERTY);
    return property == null
        ? ofResources(loader)
        : new Choice(property.trim(), "the system property " + PROPERTY);
  }

  private static @Nullable Choice ofResources(ClassLoader loader) {
    SettingsFile file = SettingsFile.only(SettingsFile.of(loader), KEY);
    return file == null
        ? null
        : new Choice(Objects.requireNonNull(file.get(KEY)), file.place().toString());
  }
}
