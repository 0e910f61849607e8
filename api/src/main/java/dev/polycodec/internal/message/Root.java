package dev.polycodec.internal.message;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.Trait;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.policy.RootPolicy;
import dev.polycodec.internal.shape.Types;
import dev.polycodec.internal.wire.RootRef;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A declared root type of one codec: its policy, and what was found out about classes under it. */
public final class Root implements RootType {

  private final Type type;
  private final Class<?> raw;
  private final Setup setup;
  private final RootPolicy policy;
  private final Map<Class<?>, ClassInfo> infos = new ConcurrentHashMap<>();
  private final NamedClasses classes;

  public Root(Type type, Setup setup) {
    this.type = Types.box(type);
    this.setup = setup;
    this.raw = setup.names().canonical(Types.known(this.type));
    this.policy = setup.policy().forRoot(this.type, setup.shapes());
    this.classes = new NamedClasses(setup, policy);
  }

  @Override
  public Type type() {
    return type;
  }

  @Override
  public Class<?> raw() {
    return raw;
  }

  /** Returns what is known of a class, after the policy allowed it. */
  ClassInfo info(Class<?> actual, boolean encoding) {
    ClassInfo info = infos.get(actual);
    return info == null ? resolve(actual, encoding) : info;
  }

  private ClassInfo resolve(Class<?> actual, boolean encoding) {
    boolean allowed = policy.allows(actual);
    if (!allowed && !encoding) {
      throw classes.notAllowed(actual);
    }
    requireNoFinalizer(actual);
    Shape shape = setup.shapes().of(actual);
    boolean nameless = actual.isHidden() || Proxy.isProxyClass(actual);
    if (allowed || nameless || policy.isAllowable(actual)) {
      requirePortable(shape, encoding); // first: to allow what has no form would help nobody
    }
    if (!allowed && !policy.learns(actual)) {
      throw classes.notAllowed(actual);
    }
    if (encoding) { // also what is learnt, which the decoder will look for
      classes.requireFound(actual);
    }
    boolean tabled = TableRule.lists(shape, setup);
    ClassInfo info =
        new ClassInfo(
            allowed ? this : null,
            actual,
            tabled ? setup.names().canonical(actual) : actual,
            shape,
            Footprint.ofInstance(shape),
            tabled ? shape.fingerprint() : 0,
            tabled ? new Schema(shape, this, setup) : null);
    if (allowed) { // else learnt: good for this message only
      infos.put(actual, info);
    }
    return info;
  }

  /**
   * A finalizer runs on objects that no constructor has seen, and on those of a message that fails.
   */
  private void requireNoFinalizer(Class<?> actual) {
    if (Finalizers.has(actual) && !policy.names(actual)) {
      throw new TypeNotAllowedException(
          actual.getName()
              + " has a finalizer, which would run on objects that are not complete, too; if it does"
              + " no harm there, add allow(\""
              + actual.getName()
              + "\") to the builder");
    }
  }

  private void requirePortable(Shape shape, boolean encoding) {
    String refusal = shape.refusal();
    boolean hooks = shape.kind() == Shape.Kind.JAVA_HOOKS && setup.variant().has(Trait.JAVA_HOOKS);
    if (refusal != null && !hooks && !setup.ownsObjects()) {
      throw encoding ? new EncodeException(refusal) : new TypeNotAllowedException(refusal);
    }
  }

  /**
   * Returns the message that refuses an object in a value, and where the object is, if its class
   * alone is why.
   */
  public String located(String refusal, Object value) {
    Set<Class<?>> met = new HashSet<>();
    Found found =
        ObjectSearch.find(
            value,
            setup,
            (object, within) -> met.add(object.getClass()) && refuses(object.getClass(), refusal));
    return found == null ? refusal : found.in(refusal);
  }

  private boolean refuses(Class<?> type, String refusal) {
    try {
      info(type, true);
      return false;
    } catch (CodecException e) {
      return refusal.equals(e.getMessage());
    }
  }

  /** Refuses a class that patterns exclude. */
  void requireAdmitted(Class<?> type) {
    if (!policy.allows(type) && policy.excludes(policy.named(type).getName())) {
      throw classes.notAllowed(type);
    }
  }

  /** Returns the class of a name in the payload. */
  Class<?> load(String name) {
    return classes.load(name);
  }

  /** Returns the classes with entries in the class table that this type declares, by name. */
  public List<ClassInfo> declared() {
    return new TreeMap<>(policy.declared())
        .values().stream()
            .filter(policy::allows)
            .filter(this::isPortable)
            .filter(found -> !found.isPrimitive()) // of which no loader has a class
            .filter(found -> classes.find(found.getName()) == found)
            .map(found -> info(found, true))
            .filter(ClassInfo::tabled)
            .toList();
  }

  private boolean isPortable(Class<?> found) {
    return setup.shapes().of(found).refusal() == null;
  }

  /** Returns the class of the name that the bytes give the root. */
  public Class<?> loadRoot(String name) {
    Class<?> known = classes.known(name);
    if (known == null) {
      ClassNames.requireSize(name);
      known = findRoot(name);
    }
    return requireRoot(known, name);
  }

  private Class<?> findRoot(String name) {
    if (name.equals(setup.names().nameOf(raw))) {
      return load(name);
    }
    try {
      return load(name);
    } catch (TypeNotAllowedException e) {
      throw concrete() && !policy.excludes(name) ? unknown(name) : e;
    }
  }

  /** Returns the class, if a value of it can be the root. */
  public Class<?> requireRoot(@Nullable Class<?> found, String name) {
    if (found == null) {
      throw unknown(name);
    }
    if (!raw.isAssignableFrom(found)) {
      throw mismatch(name);
    }
    return found;
  }

  /** Returns what refuses an object of a class that may be a subclass of the declared one. */
  private TypeMismatchException unknown(String name) {
    String shown = ClassNames.show(name);
    return mismatch(shown, "if it is a subclass, add allow(\"" + shown + "\") to the builder");
  }

  /** Returns what refuses an object of a class that is no subclass of the declared one. */
  public TypeMismatchException mismatch(String name) {
    String shown = ClassNames.show(name);
    return mismatch(shown, "decode it as " + shown + ", or as what it extends");
  }

  private TypeMismatchException mismatch(String shown, String advice) {
    return new TypeMismatchException(
        "The bytes hold an object of the class "
            + shown
            + ", not of "
            + raw.getName()
            + "; "
            + advice);
  }

  /** Says whether values usually have the declared class itself. */
  private boolean concrete() {
    Class<?> element = raw;
    while (element.isArray()) {
      element = element.componentType();
    }
    return element.isPrimitive()
        || !(element == Object.class || Modifier.isAbstract(element.getModifiers()));
  }

  /** Returns the reference that stands for the class of a value in the frame. */
  public RootRef reference(Class<?> actual) {
    Class<?> canonical = setup.names().canonical(actual);
    return RootRef.of(actual, canonical, setup.typeIds(), setup.names());
  }

  /** Checks that a decoded value is of the declared type. */
  public void requireAccepted(@Nullable Object value) {
    if (value != null && !accepts(value)) {
      throw mismatch(value.getClass().getName());
    }
  }

  /** Says whether a value is of the declared type. */
  public boolean accepts(Object value) {
    return value.getClass() == raw
        || raw.isInstance(value)
        || setup.names().canonical(value.getClass()) == raw
        || isCopy(value);
  }

  /**
   * Says whether the declared class is that of a view of the JDK, of which a copy comes back.
   * Nobody can name it: who declares it has asked an object, and works with an interface.
   */
  private boolean isCopy(Object value) {
    Surrogate<?, ?> surrogate = setup.shapes().of(raw).surrogate();
    return surrogate != null
        && raw.getClassLoader() == null
        && !Modifier.isPublic(raw.getModifiers())
        && surrogate.type().isInstance(value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Root root && root.type.equals(type);
  }

  @Override
  public int hashCode() {
    return type.hashCode();
  }

  @Override
  public String toString() {
    return type.getTypeName();
  }
}
