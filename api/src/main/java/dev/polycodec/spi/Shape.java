package dev.polycodec.spi;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.Message.Filling;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The canonical model of one class; immutable. */
public interface Shape {

  /** The ways in which values of a class are encoded. */
  enum Kind {
    /**
     * A value every backend must encode by itself: primitives and their wrappers, {@code String},
     * {@code BigInteger}, {@code BigDecimal}, {@code java.util.Date}.
     */
    SCALAR,
    /** An enum or the class of a constant with a body: encoded by constant name. */
    ENUM,
    /** An array, of any component type and dimension. */
    ARRAY,
    /**
     * A list, set or queue that is rebuilt by a no-argument constructor and {@code add}: a JDK
     * class, or an application class that adds no state of its own.
     */
    COLLECTION,
    /**
     * A map that is rebuilt by a no-argument constructor and {@code put}; see {@code COLLECTION}.
     */
    MAP,
    /**
     * What is created from its fields, in order: a record, through its canonical constructor, or a
     * {@code Throwable}.
     */
    RECORD,
    /** An object of named fields, allocated without running a constructor. */
    FIELDS,
    /**
     * An application's subclass of a value or container of the JDK that cannot be made again by its
     * own constructor and methods, as it has state or overrides them: what it inherits, and its
     * fields.
     */
    EXTENSION,
    /** A class with a replacement form: {@link Shape#surrogate()}. */
    SURROGATE,
    /** A class with Java serialization hooks: only a codec with that trait takes it. */
    JAVA_HOOKS,
    /**
     * An interface, abstract class or {@code Object}: values have another class, but for a plain
     * {@code new Object()}, which is an object without fields.
     */
    OPEN,
    /** A class without a portable form: {@link Shape#refusal()} says why. */
    REFUSED
  }

  /** Returns the class. */
  Class<?> type();

  /** Returns how values of the class are encoded. */
  Kind kind();

  /**
   * Returns the fields of a {@code RECORD}, {@code FIELDS} or {@code EXTENSION} class: components
   * in declared order; else superclass first, by name within a class. Neither static, transient nor
   * left out. Those of a {@code Throwable} begin with what the JDK's classes have.
   */
  List<FieldShape> fields();

  /**
   * Returns the replacement of a {@code SURROGATE} class, else null.
   *
   * <p>The forms of the built-in ones are {@code String}, {@code Long}, {@code byte[]} and {@code
   * Object[]}, whose elements are any values. A backend may encode a class natively instead, where
   * that loses nothing, unless the application gave the surrogate. Those of a {@link
   * SurrogateProvider} are like the built-in ones.
   */
  @Nullable Surrogate<?, ?> surrogate();

  /** Returns whether the application gave the surrogate, so that it replaces native support. */
  boolean applicationSurrogate();

  /**
   * Returns why a {@code REFUSED} or {@code JAVA_HOOKS} class is refused and the way out, else
   * null.
   */
  @Nullable String refusal();

  /**
   * Checks that the package of an application's class is open to this library. Else nobody can look
   * at it, and a library's own serializers would be said to lose what it is.
   *
   * @throws EncodeException if it is not
   */
  void requireOpen();

  /** Returns a hash over the class's name, kind, and the names, owners and types of its fields. */
  int fingerprint();

  /**
   * Allocates an object of a {@code FIELDS} class without running a constructor of it, or a plain
   * {@code Object}.
   *
   * @throws IllegalStateException if the class has another kind
   */
  Object allocate();

  /**
   * Creates an object of a {@code RECORD} class from the values of {@link #fields()}; what the
   * canonical constructor of a record throws passes, and components that are left out are null or
   * zero.
   *
   * @throws IllegalStateException if the class has another kind
   */
  Object construct(@Nullable Object[] components) throws Throwable;

  /**
   * Creates an empty container of a {@code COLLECTION} class.
   *
   * @param expected how many elements it may get, 0 if that is unknown; room is made for a few
   *     thousand at most, whatever the bytes announce
   * @throws IllegalStateException if the class has another kind
   */
  Collection<@Nullable Object> newCollection(int expected);

  /**
   * Creates an empty container of a {@code MAP} class.
   *
   * @param expected how many entries it may get, as for {@link #newCollection}
   * @throws IllegalStateException if the class has another kind
   */
  Map<@Nullable Object, @Nullable Object> newMap(int expected);

  /**
   * Checks that a new container of a {@code COLLECTION} or {@code MAP} class becomes the same by
   * adding what this one lists. Only methods of an application can make another one.
   *
   * @throws EncodeException if they do
   */
  void requireRefilled(Object container);

  /**
   * Like {@link #construct(Object[])}, and counts what a {@code Throwable} copies of the values, to
   * which the bytes may refer many times.
   */
  default Object construct(@Nullable Object[] components, Message message) throws Throwable {
    if (!type().isRecord()) {
      message.form(type(), components, false);
    }
    return construct(components);
  }

  /** Returns the scalar that objects of the class are, unless the application replaces them. */
  @Nullable Scalar scalar();

  /**
   * Returns the enum of an {@code ENUM} class, which may be the class of a constant with a body.
   */
  default Class<?> enumClass() {
    Class<?> type = type();
    return type.isEnum() || type == Enum.class ? type : type.getSuperclass();
  }

  /**
   * Returns the constant of an {@code ENUM} class, which the message admits.
   *
   * @throws SchemaMismatchException if the class has no constant of the name
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // an enum class is a Class of its own Enum
  default Enum<?> constant(String name, Message message) {
    message.admit(enumClass());
    try {
      return Enum.valueOf((Class) enumClass(), name);
    } catch (IllegalArgumentException e) {
      throw new SchemaMismatchException(
          enumClass().getName()
              + " has no constant of the name in the bytes: they were written with another version"
              + " of it");
    }
  }

  /**
   * Returns what an object of an {@code EXTENSION} class is created from, such as a comparator;
   * null if there is nothing to say.
   */
  @Nullable Object seed(Object value);

  /**
   * Creates an object of an {@code EXTENSION} class, without running a constructor of it: its
   * fields are zero or null, and it holds nothing.
   *
   * @throws MalformedDataException if objects have no such seed
   */
  Object create(@Nullable Object seed);

  /** Returns what an object of an {@code EXTENSION} class holds: keys and values in turn. */
  @Nullable Object[] content(Object value, Message message);

  /**
   * Puts what {@link #content} returned into an object of an {@code EXTENSION} class, whose fields
   * are set.
   *
   * @throws MalformedDataException if objects have no such content
   */
  void fill(Object value, @Nullable Object[] content, Message message, Filling filling);

  /**
   * Returns whether {@link Message#key} must know of each key of a {@code MAP}, or element of a
   * {@code COLLECTION}: the time that it takes to rebuild the container depends on their hashes.
   */
  boolean keyed();

  /**
   * Returns whether a {@code COLLECTION} looks at an element when it is added, so that it must be
   * complete: a set, a priority queue, or any collection of an application; a {@code MAP} does.
   */
  boolean compares();

  /**
   * Returns whether what a container of an application holds is in transient fields of its own, so
   * that its methods rebuild it: a library that goes by fields loses that.
   */
  default boolean hasTransientContent() {
    return (kind() == Kind.COLLECTION || kind() == Kind.MAP) && isOwnContainer();
  }

  /**
   * Returns whether the class is a container of an application that extends none of the JDK, but at
   * most a skeleton.
   */
  default boolean isOwnContainer() {
    Class<?> base = type();
    if (!Collection.class.isAssignableFrom(base) && !Map.class.isAssignableFrom(base)) {
      return false;
    }
    while (base != null && base.getClassLoader() != null) {
      base = base.getSuperclass();
    }
    return base != type()
        && (base == null || base == Object.class || Modifier.isAbstract(base.getModifiers()));
  }

  /**
   * Returns the form of a value of a {@code SURROGATE} class.
   *
   * @throws EncodeException if its surrogate returns none
   */
  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  default Object toForm(Object value, Message message) {
    Surrogate<Object, ?> surrogate = (Surrogate<Object, ?>) surrogate();
    Object form = Objects.requireNonNull(surrogate, "a SURROGATE class has one").toForm(value);
    if (form == null) {
      throw new EncodeException(
          "The surrogate "
              + surrogate.getClass().getName()
              + " has returned null as the form of an object of "
              + type().getName()
              + ", and null would come back");
    }
    message.form(type(), form, tellsKeys(form, message));
    return form;
  }

  /** Counts the keys that a form tells; false if it tells none, and so its class says it. */
  private boolean tellsKeys(Object form, Message message) {
    return form instanceof Object[] content
        && surrogate() instanceof Filling.Form<?> container
        && container.keys(content, message::keys);
  }

  /**
   * Returns the value of a decoded form, whose class is checked.
   *
   * @throws MalformedDataException if the form is of another class, or stands for no value
   */
  default Object fromForm(@Nullable Object form, Message message) {
    return fromForm(form, message, Filling.NOW);
  }

  /**
   * Like {@link #fromForm(Object, Message)}, for a format in which the form may refer to objects
   * that are not complete.
   */
  @SuppressWarnings("unchecked") // the form is checked before it is passed
  default Object fromForm(@Nullable Object form, Message message, Filling filling) {
    Surrogate<?, ?> surrogate = Objects.requireNonNull(surrogate(), "a SURROGATE class has one");
    if (!surrogate.form().isInstance(form)) {
      throw new MalformedDataException(
          "The bytes hold another form of " + type().getName() + " than its surrogate makes");
    }
    boolean told = tellsKeys(form, message);
    if (filling.waits()
        && surrogate instanceof Filling.Form<?> late
        && form instanceof Object[] content) {
      message.form(type(), content, true);
      return late.fromForm(content, filling);
    }
    message.form(type(), form, told);
    return ((Surrogate<?, Object>) surrogate).fromForm(form);
  }
}
