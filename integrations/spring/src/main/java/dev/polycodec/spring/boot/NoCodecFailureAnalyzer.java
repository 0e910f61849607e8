package dev.polycodec.spring.boot;

import dev.polycodec.NoCodecException;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Prints the line or the dependency that an application lacks. */
final class NoCodecFailureAnalyzer extends AbstractFailureAnalyzer<NoCodecException> {

  private static final Pattern PRESENT = Pattern.compile("(?<=: |, )([a-z0-9-]+) \\(");
  private static final Pattern ARTIFACT = Pattern.compile("dev\\.polycodec:(polycodec-[a-z]+)");

  @Override
  protected FailureAnalysis analyze(Throwable root, NoCodecException cause) {
    String message = Objects.toString(cause.getMessage(), "");
    return new FailureAnalysis(message, action(message), cause);
  }

  private static String action(String message) {
    if (message.startsWith("Several codecs are present")) {
      return "Name the codec that writes, with one of these properties:\n\n"
          + found(PRESENT, message).stream()
              .map(codec -> "    polycodec.codec=" + codec)
              .collect(Collectors.joining("\n"))
          + "\n\nA codec that is no bean, such as one of a cache, takes it from a system property, or"
          + " as codec=... from polycodec.properties on the class path.";
    }
    List<String> artifacts = found(ARTIFACT, message);
    if (!artifacts.isEmpty() || message.startsWith("No codec is present")) {
      String artifact = artifacts.isEmpty() ? "polycodec-kryo" : artifacts.get(0);
      return "Add this dependency:\n\n    <dependency>\n      <groupId>dev.polycodec</groupId>\n"
          + "      <artifactId>"
          + artifact
          + "</artifactId>\n    </dependency>";
    }
    boolean read = message.contains("', which the envelope names");
    return "Correct the property "
        + (read ? "polycodec.also-read or polycodec.read-legacy" : "polycodec.codec")
        + ", or repair the codec that fails to load.";
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult match) -> match.group(1)).toList();
  }
}
