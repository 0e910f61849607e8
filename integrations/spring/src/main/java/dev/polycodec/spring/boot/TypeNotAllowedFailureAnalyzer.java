package dev.polycodec.spring.boot;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spring.PropertyAdvice;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Prints the line that allows a class. */
final class TypeNotAllowedFailureAnalyzer extends AbstractFailureAnalyzer<TypeNotAllowedException> {

  @Override
  protected FailureAnalysis analyze(Throwable root, TypeNotAllowedException cause) {
    String action =
        PropertyAdvice.allowing(cause)
            .map(line -> "Add this property, or a pattern for the package:\n\n    " + line)
            .orElse(null);
    return new FailureAnalysis(cause.getMessage(), action, cause);
  }
}
