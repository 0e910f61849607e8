package dev.polycodec.internal.policy;

import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The patterns of one string, of which the first that matches a name decides; immutable. */
final class Patterns {

  private static final Logger LOG = LoggerFactory.getLogger(Patterns.class);

  /** What patterns say about a name. */
  enum Verdict {
    MATCHED,
    REJECTED,
    UNDECIDED
  }

  private final List<ClassPattern> patterns;

  private Patterns(List<ClassPattern> patterns) {
    this.patterns = List.copyOf(patterns);
  }

  /**
   * Reads patterns that semicolons separate.
   *
   * @throws IllegalArgumentException if one is malformed, a limit, or names a module
   */
  static Patterns parse(String text) {
    List<ClassPattern> patterns = new ArrayList<>();
    for (String pattern : text.split(";", -1)) {
      if (!pattern.isEmpty()) {
        patterns.add(warnIfUnreachable(ClassPattern.parse(pattern), patterns, text));
      }
    }
    return new Patterns(patterns);
  }

  private static ClassPattern warnIfUnreachable(
      ClassPattern pattern, List<ClassPattern> earlier, String text) {
    for (ClassPattern first : earlier) {
      if (pattern.rejects() && !first.rejects() && first.covers(pattern)) {
        LOG.warn(
            "The class pattern {} never takes effect, because {} comes first in \"{}\": put it"
                + " before",
            pattern,
            first,
            text);
      }
    }
    return pattern;
  }

  /** Refuses a pattern that names a package where a class must be named. */
  void requireNoPackage(String call, ClassLoader loader) {
    for (ClassPattern pattern : patterns) {
      if (pattern.looksLikePackage() && !exists(pattern.text(), loader)) {
        throw new IllegalArgumentException(
            ("%s(\"%s\") names no class, but perhaps a package: say \"%2$s.*\" for its classes,"
                    + " \"%2$s.**\" for those of its subpackages, too")
                .formatted(call, pattern));
      }
    }
  }

  /** Refuses a pattern that alone is about what no pattern reaches. */
  void requireDeniable(String call, boolean rejecting) {
    for (ClassPattern pattern : patterns) {
      if (pattern.rejects() == rejecting && BuiltInPolicy.basic(pattern.text())) {
        throw new IllegalArgumentException(
            ("%s(\"%s\") denies nothing: every message is made of texts, truth values, characters"
                    + " and numbers of the primitive types; deny the classes that hold them")
                .formatted(call, pattern));
      }
    }
  }

  /** Refuses patterns that all exempt classes, from nothing: of a filter, they would deny them. */
  void requireDenying() {
    if (!patterns.isEmpty() && patterns.stream().allMatch(ClassPattern::rejects)) {
      ClassPattern first = patterns.get(0);
      throw new IllegalArgumentException(
          ("deny(\"%s\") denies nothing: ! exempts classes from the patterns that follow it in the"
                  + " same string; say \"%s\"")
              .formatted(first, first.toString().substring(1)));
    }
  }

  /** Returns whether some pattern rejects what it matches. */
  boolean reject() {
    return patterns.stream().anyMatch(ClassPattern::rejects);
  }

  private static boolean exists(String name, ClassLoader loader) {
    try {
      return name.equals(Class.forName(name, false, loader).getName());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  Verdict verdict(String name) {
    for (ClassPattern pattern : patterns) {
      if (pattern.matches(name)) {
        return pattern.rejects() ? Verdict.REJECTED : Verdict.MATCHED;
      }
    }
    return Verdict.UNDECIDED;
  }

  boolean match(String name) {
    return verdict(name) == Verdict.MATCHED;
  }
}
