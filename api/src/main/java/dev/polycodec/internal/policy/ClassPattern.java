package dev.polycodec.internal.policy;

/**
 * One pattern of the syntax of JEP 290, matched against names: nothing is loaded for it.
 *
 * @param form what of a name the text is compared with
 * @param text the pattern without its marks
 * @param rejects whether the pattern began with an exclamation mark
 */
record ClassPattern(Form form, String text, boolean rejects) {

  enum Form {
    EXACT,
    PACKAGE,
    PREFIX
  }

  /**
   * Reads a pattern: {@code a.B}, {@code a.*}, {@code a.**}, {@code a.Pre*} or {@code *}.
   *
   * @throws IllegalArgumentException if it is none of these
   */
  static ClassPattern parse(String pattern) {
    boolean rejects = pattern.startsWith("!");
    String text = rejects ? pattern.substring(1) : pattern;
    require(pattern, text.indexOf('=') < 0, "is a limit: set it with limits(...)");
    require(pattern, text.indexOf('/') < 0, "names a module, which a class name in bytes does not");
    require(pattern, !text.isEmpty(), "names no class or package");
    require(pattern, text.indexOf(',') < 0, "has a comma: separate patterns by semicolons");
    if (text.endsWith(".**")) {
      String prefix = text.substring(0, text.length() - 2);
      return new ClassPattern(Form.PREFIX, checked(pattern, prefix, 2), rejects);
    }
    if (text.endsWith(".*")) {
      String name = text.substring(0, text.length() - 2);
      return new ClassPattern(Form.PACKAGE, checked(pattern, name, 1), rejects);
    }
    if (text.endsWith("*")) {
      String prefix = text.substring(0, text.length() - 1);
      return new ClassPattern(Form.PREFIX, checked(pattern, prefix, 0), rejects);
    }
    return new ClassPattern(Form.EXACT, checked(pattern, text, 1), rejects);
  }

  /** Refuses what could match no name, and would be a hole unnoticed in a deny pattern. */
  private static String checked(String pattern, String text, int minLength) {
    require(pattern, text.length() >= minLength, "names no package");
    require(pattern, !("." + text).contains(".."), "has a dot with no name before it");
    require(pattern, minLength != 1 || !text.endsWith("."), "has a dot with no name behind it");
    require(
        pattern,
        text.codePoints().allMatch(c -> c == '.' || c == '-' || Character.isJavaIdentifierPart(c)),
        "is not a.B, a.*, a.**, a.Pre* or *, each after an optional !; an array goes by its"
            + " component");
    return text;
  }

  private static void require(String pattern, boolean valid, String problem) {
    if (!valid) {
      throw new IllegalArgumentException("The class pattern \"" + pattern + "\" " + problem);
    }
  }

  boolean matches(String name) {
    return switch (form) {
      case EXACT -> name.equals(text);
      case PACKAGE -> name.lastIndexOf('.') == text.length() && name.startsWith(text);
      case PREFIX -> name.startsWith(text);
    };
  }

  /**
   * Says whether the text names one class that is written like a package. A class that this side
   * does not have, yet or any more, is no mistake, so that the writing must decide.
   */
  boolean looksLikePackage() {
    String last = text.substring(1 + text.lastIndexOf('.'));
    return form == Form.EXACT && last.indexOf('$') < 0 && isSmall(last);
  }

  private static boolean isSmall(String last) {
    return !last.isEmpty() && Character.isLowerCase(last.charAt(0));
  }

  /** Returns whether this pattern matches every name that another one matches. */
  boolean covers(ClassPattern other) {
    return switch (form) {
      case EXACT -> equalForm(other);
      case PACKAGE -> equalForm(other) || (other.form == Form.EXACT && matches(other.text));
      case PREFIX -> (other.form == Form.PACKAGE ? other.text + "." : other.text).startsWith(text);
    };
  }

  private boolean equalForm(ClassPattern other) {
    return other.form == form && other.text.equals(text);
  }

  @Override
  public String toString() {
    String mark =
        form == Form.EXACT ? "" : form == Form.PACKAGE ? ".*" : text.endsWith(".") ? "**" : "*";
    return (rejects ? "!" : "") + text + mark;
  }
}
