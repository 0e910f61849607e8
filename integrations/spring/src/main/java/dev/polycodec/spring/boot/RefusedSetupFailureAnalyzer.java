package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.NestedExceptionUtils;

/** Prints what Polycodec itself refuses of its properties, or of what customizes its codecs. */
final class RefusedSetupFailureAnalyzer implements FailureAnalyzer {

  private static final String OURS = Codec.class.getPackageName() + ".";
  private static final Pattern LEGACY = Pattern.compile("readLegacy\\(\"([^\"]+)\"\\)");

  @Override
  public @Nullable FailureAnalysis analyze(Throwable failure) {
    Throwable root = NestedExceptionUtils.getMostSpecificCause(failure);
    if (!(root instanceof IllegalArgumentException || root instanceof IllegalStateException)) {
      return null;
    }
    StackTraceElement[] trace = root.getStackTrace();
    return trace.length > 0 && trace[0].getClassName().startsWith(OURS)
        ? new FailureAnalysis(root.getMessage(), action(root), root)
        : null;
  }

  /** Old processes write what Spring writes by itself, unless the codec has written already. */
  private static String beforeEnvelopes(String codec) {
    return "While old processes write by JDK serialization, name it first:\n\n"
        + "    polycodec.codec=jdk-plain\n    polycodec.also-read="
        + codec
        + "\n\nIf they write by '"
        + codec
        + "' without envelopes, add:\n\n    polycodec.read-legacy="
        + codec
        + ",jdk-plain";
  }

  private static String action(Throwable refusal) {
    Matcher legacy = LEGACY.matcher(Objects.toString(refusal.getMessage(), ""));
    return legacy.find()
        ? beforeEnvelopes(legacy.group(1))
        : "Correct the properties that begin with polycodec, or the beans that customize its codecs.";
  }
}
