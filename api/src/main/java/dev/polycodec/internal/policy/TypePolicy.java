package dev.polycodec.internal.policy;

import dev.polycodec.internal.shape.ShapesImpl;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides which classes a codec may encode, load and instantiate; immutable.
 *
 * <p>The first source that knows a class decides: the never-list, deny patterns, allow patterns,
 * what the root type and registered classes declare, the safe list. A class that none of them knows
 * is refused.
 */
public final class TypePolicy {

  private final List<Patterns> allow;
  private final List<Patterns> deny;
  private final List<Class<?>> registered;
  private final @Nullable Learner learner;

  private TypePolicy(
      List<Patterns> allow,
      List<Patterns> deny,
      Collection<? extends Class<?>> registered,
      @Nullable Learner learner) {
    this.allow = allow;
    this.deny = deny;
    this.registered = List.copyOf(registered);
    this.learner = learner;
  }

  /**
   * Combines the sources. Within one string the first pattern that matches decides; of several
   * allow strings, one that rejects a class beats one that allows it.
   *
   * @param registered classes that are allowed, with what they declare
   * @throws IllegalArgumentException if a pattern is malformed, a limit, or names a module
   */
  public static TypePolicy of(
      List<String> allow, List<String> deny, Collection<? extends Class<?>> registered) {
    return new TypePolicy(
        allow.stream().map(Patterns::parse).toList(),
        deny.stream().map(Patterns::parse).toList(),
        registered,
        null);
  }

  /**
   * Refuses patterns that name a package where a class must be named, and so match nothing.
   *
   * @param loader knows the classes whose names look like those of packages
   * @throws IllegalArgumentException if there is one
   */
  public void requireNoPackage(ClassLoader loader) {
    for (Patterns patterns : allow) {
      patterns.requireNoPackage("allow", loader);
    }
    for (Patterns patterns : deny) {
      patterns.requireNoPackage("deny", loader);
    }
  }

  /**
   * Refuses patterns that deny nothing: a class that every message is made of, or exempted ones.
   *
   * @throws IllegalArgumentException if there is one
   */
  public void requireDeniable() {
    for (Patterns patterns : deny) {
      patterns.requireDeniable("deny", false);
      patterns.requireDenying();
    }
    for (Patterns patterns : allow) {
      patterns.requireDeniable("allow", true);
    }
  }

  /** Returns a policy that learns, on encode, the classes that no source knows. */
  public TypePolicy learning(Learner file) {
    return new TypePolicy(allow, deny, registered, file);
  }

  @Nullable Learner learner() {
    return learner;
  }

  /** Returns the policy for the messages of one declared root type. */
  public RootPolicy forRoot(Type declared, ShapesImpl shapes) {
    List<Type> types = new ArrayList<>(registered);
    types.add(declared);
    return new RootPolicy(this, shapes, Closure.of(types, shapes));
  }

  /** Returns whether no message of any root may hold the class of a name. */
  public boolean refuses(String name) {
    String element = ClassNames.element(name);
    return element == null || BuiltInPolicy.never(element) || denies(element);
  }

  /** Returns whether there are patterns that exclude classes. */
  public boolean isRestrictive() {
    return !deny.isEmpty() || allow.stream().anyMatch(Patterns::reject);
  }

  /** Returns the message for a class whose objects patterns exclude, or null if none does. */
  public @Nullable String exclusion(Class<?> type) {
    String name = RootPolicy.declaring(type).getName();
    return excludes(name) ? refusal(name, BuiltInPolicy.never(name), null, true, true) : null;
  }

  /**
   * Returns whether patterns exclude the objects of a class from all messages, whatever their root
   * type declares: they deny it, or reject it where they allow others.
   */
  boolean excludes(String name) {
    String element = ClassNames.element(name);
    return element != null
        && !BuiltInPolicy.basic(element)
        && (denies(element) || allowance(element) == Patterns.Verdict.REJECTED);
  }

  boolean isRegistered(Class<?> type) {
    return registered.contains(type);
  }

  boolean denies(String name) {
    for (Patterns patterns : deny) {
      if (patterns.match(name)) {
        return true;
      }
    }
    return false;
  }

  /** Returns what the allow patterns say together. */
  Patterns.Verdict allowance(String name) {
    Patterns.Verdict verdict = Patterns.Verdict.UNDECIDED;
    for (Patterns patterns : allow) {
      Patterns.Verdict next = patterns.verdict(name);
      if (next == Patterns.Verdict.REJECTED) {
        return next;
      }
      verdict = next == Patterns.Verdict.MATCHED ? next : verdict;
    }
    return verdict;
  }

  /**
   * Returns the message for a class that is refused, whether it exists or not: the bytes' author
   * learns nothing about the class path.
   *
   * @param name the name, of any content and length
   * @param never whether nothing can allow the class
   * @param form what to do for a form of the class, null if nothing brings one
   * @param portable whether objects have the form of their shape
   * @param formless whether a class of the JDK may lack one, unlike an enum or an interface
   */
  String refusal(
      String name, boolean never, @Nullable String form, boolean portable, boolean formless) {
    String element = ClassNames.element(name);
    String shown = ClassNames.show(element == null ? name : element);
    if (element == null || never) {
      String wayOut = "; give the class that refers to it a Surrogate, whose form does without";
      return "No policy allows the class " + shown + (portable ? wayOut : "");
    }
    if (denies(element)) {
      return "The policy denies the class "
          + shown
          + "; if messages may hold it, change the pattern of deny(...) or polycodec.deny that matches it";
    }
    String line =
        formless && BuiltInPolicy.formless(element)
            ? "register a Surrogate for it, as it is a JDK class without a portable form"
            : allowance(element) == Patterns.Verdict.REJECTED
                ? "change the pattern of allow(...) that rejects it"
                : form != null ? form : "add allow(\"" + shown + "\") to the builder";
    return "The policy does not allow the class " + shown + "; if messages may hold it, " + line;
  }
}
