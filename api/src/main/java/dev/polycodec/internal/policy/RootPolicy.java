package dev.polycodec.internal.policy;

import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.surrogate.BuiltIns;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers for one codec and one root type which classes a message may hold; safe for use by any
 * number of threads.
 *
 * <p>The answer depends on the configuration, the root type and the class's name, never on the
 * messages before. The classes that it holds are those that the root type refers to anyway.
 */
public final class RootPolicy {

  private final TypePolicy policy;
  private final ShapesImpl shapes;
  private final Map<String, Class<?>> declared;
  private final ClassValue<Boolean> answers =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return decide(type);
        }
      };

  RootPolicy(TypePolicy policy, ShapesImpl shapes, Map<String, Class<?>> declared) {
    this.policy = policy;
    this.shapes = shapes;
    this.declared = declared;
  }

  /** Returns the classes that the root type and registered classes declare, by name. */
  public Map<String, Class<?>> declared() {
    return declared;
  }

  /** Returns the declared class that a name names, or that the array of the name holds, or null. */
  public @Nullable Class<?> declared(String name) {
    String element = ClassNames.element(name);
    return element == null ? null : declared.get(element);
  }

  /** Returns whether a line of configuration could allow a class that is not allowed. */
  public boolean isAllowable(Class<?> type) {
    String element = ClassNames.element(named(type).getName());
    return element != null && !never(element) && !policy.denies(element);
  }

  /**
   * Returns whether the class of a name may be loaded; arrays ask for their component.
   *
   * @param name a name as {@link Class#getName} writes it; false if it is malformed
   */
  public boolean allows(String name) {
    String element = ClassNames.element(name);
    return element != null && decide(element);
  }

  /**
   * Returns whether the objects of a class may be encoded and decoded; fast after the first time.
   */
  public boolean allows(Class<?> type) {
    return answers.get(type);
  }

  /** Returns whether patterns exclude the class of a name, whatever declares it. */
  public boolean excludes(String name) {
    return policy.excludes(name);
  }

  /** Returns whether the application allowed a class by name or pattern, or registered it. */
  public boolean names(Class<?> type) {
    return policy.isRegistered(type)
        || policy.allowance(named(type).getName()) == Patterns.Verdict.MATCHED;
  }

  /**
   * Returns whether the objects of a class that is not allowed may be encoded nevertheless, because
   * the codec learns: the class is noted then. What is denied, or never allowed, is not learnt.
   */
  public boolean learns(Class<?> type) {
    Learner learner = policy.learner();
    String element = ClassNames.element(named(type).getName());
    if (learner == null || element == null || !decide(element, true)) {
      return false;
    }
    learner.record(element);
    return true;
  }

  private boolean decide(Class<?> type) {
    return type.isPrimitive() || allows(named(type).getName());
  }

  /**
   * Returns the class whose name is asked for: a constant with a body is one of its enum, the paths
   * of any system are paths, and a library's class may stand for others.
   */
  public Class<?> named(Class<?> type) {
    return shapes.provided().family(declaring(type));
  }

  /** Like {@link #named}, of what comes with the JDK. */
  static Class<?> declaring(Class<?> type) {
    Class<?> parent = type.getSuperclass();
    return parent != null && parent.isEnum() ? parent : BuiltIns.family(type);
  }

  private boolean decide(String element) {
    return decide(
        element,
        declared.containsKey(element)
            || BuiltInPolicy.safe(element)
            || shapes.provided().knows(element));
  }

  private boolean decide(String element, boolean known) {
    if (element.equals(ClassNames.PRIMITIVE) || BuiltInPolicy.basic(element)) {
      return true;
    }
    if (never(element) || policy.denies(element)) {
      return false;
    }
    return switch (policy.allowance(element)) {
      case MATCHED -> true;
      case REJECTED -> false;
      case UNDECIDED -> known;
    };
  }

  /**
   * Of a class that the application replaces, no object is made but by its surrogate; and a {@code
   * Class} that comes by its form is one that the policy allows, while a library would load it.
   */
  private boolean never(String element) {
    boolean form = element.equals(Class.class.getName()) && shapes.takesProvided();
    return BuiltInPolicy.never(element) && !form && !shapes.replaces(element);
  }

  /** See {@link TypePolicy#refusal}. */
  public String refusal(String name, boolean portable) {
    return refusal(name, shapes.missing(name), portable, portable);
  }

  /** Returns the message for a class that is refused, and is there. */
  public String refusal(Class<?> type, boolean portable) {
    boolean formless = portable && shapes.of(element(named(type))).refusal() != null;
    return refusal(named(type).getName(), shapes.missing(type), portable, formless);
  }

  private String refusal(String name, @Nullable String form, boolean portable, boolean formless) {
    String element = ClassNames.element(name);
    return policy.refusal(name, element != null && never(element), form, portable, formless);
  }

  private static Class<?> element(Class<?> type) {
    Class<?> component = type.getComponentType();
    return component == null ? type : element(component);
  }
}
