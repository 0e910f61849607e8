package dev.polycodec.spring;

import dev.polycodec.CodecException;
import dev.polycodec.TypeNotAllowedException;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says as a property of the application what a message of a codec says as a call of a builder. */
public final class PropertyAdvice {

  /** What values without an envelope are read by where no property says otherwise. */
  private static final String DEFAULT = "jdk-plain";

  private static final Pattern ALLOW = Pattern.compile("allow\\(\"([^\"]+)\"\\)");

  private static final Pattern READ = Pattern.compile("add alsoRead\\(\"([^\"]+)\"\\)");

  private static final Pattern LEGACY =
      Pattern.compile("have no envelope: .*(?:use|readLegacy)\\(\"([^\"]+)\"\\)");

  private PropertyAdvice() {}

  /** Returns the line that allows the class which was refused, if one is all that is missing. */
  public static Optional<String> allowing(CodecException failure) {
    Matcher call = ALLOW.matcher(Objects.toString(failure.getMessage(), ""));
    return failure instanceof TypeNotAllowedException && call.find()
        ? Optional.of("polycodec.allow=" + call.group(1))
        : Optional.empty();
  }

  /** Returns the line that reads what another codec has stored, if one is all that is missing. */
  private static Optional<String> reading(CodecException failure) {
    Matcher call = READ.matcher(Objects.toString(failure.getMessage(), ""));
    if (call.find()) {
      return Optional.of("polycodec.also-read=" + call.group(1));
    }
    Matcher legacy = LEGACY.matcher(Objects.toString(failure.getMessage(), ""));
    return legacy.find()
        ? Optional.of("polycodec.read-legacy=" + withDefault(legacy.group(1)))
        : Optional.empty();
  }

  private static String withDefault(String codec) {
    return codec.equals(DEFAULT) ? codec : codec + "," + DEFAULT;
  }

  /** Returns the message of a failure, and the property, if there is one. */
  public static String of(CodecException failure) {
    return failure.getMessage()
        + allowing(failure)
            .or(() -> reading(failure))
            .map(line -> "; with the starter, add the property " + line)
            .orElse("");
  }
}
