package dev.polycodec.internal.select;

import java.util.ArrayList;
import java.util.List;
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
    List<Choice> choices = new ArrayList<>();
    for (SettingsFile file : SettingsFile.of(loader)) {
      String codec = file.get(KEY);
      if (codec != null) {
        choices.add(new Choice(codec.trim(), file.place().toString()));
      }
    }
    return single(choices);
  }

  private static @Nullable Choice single(List<Choice> choices) {
    for (Choice choice : choices) {
      Choice first = choices.get(0);
      if (!choice.codec.equals(first.codec)) {
        throw new IllegalStateException(
            "codec="
                + first.codec
                + " in "
                + first.by
                + " cannot be combined with codec="
                + choice.codec
                + " in "
                + choice.by);
      }
    }
    return choices.isEmpty() ? null : choices.get(0);
  }
}
