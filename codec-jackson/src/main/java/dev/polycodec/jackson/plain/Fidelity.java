package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.util.ClassUtil;
import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Modifier;
import java.time.ZoneId;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a value comes back as it was, given the type it is declared as: plain JSON does
 * not name classes, so the declared type alone decides what is decoded.
 *
 * <p>Each object's own properties are checked when that object is written; a check goes through the
 * containers in between. Where annotations of the application take over, they are trusted.
 */
final class Fidelity {

  /** Accepts every value: the declared class is all that a value can be. */
  static final Check NONE = (value, current) -> {};

  private final DataBinding binding;
  private final BackendConfig config;
  private final Shapes shapes;
  private final ConcurrentMap<JavaType, Check> checks = new ConcurrentHashMap<>();

  /** Checks the values of one declared type. */
  interface Check {

    /**
     * Checks a value.
     *
     * @throws EncodeException if it would not come back as it is
     */
    void require(@Nullable Object value, Current current);
  }

  Fidelity(DataBinding binding, BackendConfig config) {
    this.binding = binding;
    this.config = config;
    this.shapes = config.shapes();
  }

  /** Returns the check of a declared type. */
  Check of(JavaType declared) {
    if (declared.getTypeHandler() != null || DataBinding.hasTypes(declared)) {
      return create(declared); // equal to the type without what an annotation of a property says
    }
    Check check = checks.get(declared);
    if (check == null) {
      check = create(declared);
      checks.put(declared, check);
    }
    return check;
  }

  /** Returns whether the message must know of each element, or key, of containers of a class. */
  boolean isKeyed(Class<?> container) {
    return shapes.of(container).keyed();
  }

  /** Returns the check of a declared type, which is made when first needed: types are recursive. */
  Check later(JavaType declared) {
    return new Check() {

      private @Nullable Check made;

      @Override
      public void require(@Nullable Object value, Current current) {
        Check check = made;
        if (check == null) {
          check = of(declared);
          made = check;
        }
        check.require(value, current);
      }
    };
  }

  /** Returns whether the declared class is all that a value can be, without a look at others. */
  static boolean isExact(JavaType declared) {
    Class<?> raw = declared.getRawClass();
    return Scalar.ofDeclared(raw) != null || (raw.isEnum() && Modifier.isFinal(raw.getModifiers()));
  }

  private Check create(JavaType declared) {
    Class<?> raw = declared.getRawClass();
    String denial = config.denial(raw);
    if (denial != null) {
      return denied(denial);
    }
    if (isExact(declared) || isTrusted(declared)) {
      return NONE;
    }
    Shape shape = shapes.of(raw);
    if (shape.applicationSurrogate()) {
      return exact(declared, shape); // its form is written, whatever Jackson would do
    }
    if (NativeTypes.isOptional(raw)) {
      return optional(declared);
    }
    if (raw == Locale.class) {
      return (value, current) -> requireText(value);
    }
    if (NaturalValues.isNatural(raw)) {
      return new NaturalValues(raw);
    }
    if (declared.isContainerType() && !NativeTypes.isReplaced(shape)) {
      return new ContainerCheck(this, declared, shape);
    }
    return exact(declared, shape);
  }

  /** What is denied would not be read, of whatever class the value is. */
  private static Check denied(String denial) {
    return (value, current) -> {
      if (value != null) {
        throw new TypeNotAllowedException(denial);
      }
    };
  }

  /** Returns whether the application's annotations name the classes of values, or write them. */
  private boolean isTrusted(JavaType declared) {
    if (declared.getTypeHandler() != null) {
      return true;
    }
    SerializationConfig config = binding.mapper().getSerializationConfig();
    AnnotatedClass type = Introspection.annotated(config, declared);
    AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    return introspector.findSerializer(type) != null
        || introspector.findSerializationConverter(type) != null
        || (!declared.isContainerType() && Introspection.hasTypes(config, type, declared));
  }

  /** A nested empty optional, and null for an optional, would come back as an empty one. */
  private Check optional(JavaType declared) {
    JavaType content = declared.getContentType();
    return (value, current) -> {
      Object inner = NativeTypes.content(value);
      if (value == null || (inner != null && NativeTypes.isOptional(inner.getClass()))) {
        throw refused(value, declared.getRawClass());
      }
      if (content != null) {
        of(content).require(inner, current);
      }
    };
  }

  /** Checks that a text, or a name, brings back a locale: what databind writes says not all. */
  void requireText(@Nullable Object value) {
    if (value instanceof Locale locale && !isUsual(locale) && !bringsBack(locale)) {
      throw refused(value, Locale.class);
    }
  }

  /** A name has no form, even where a surrogate of the application has one for values. */
  private boolean bringsBack(Locale locale) {
    return !shapes.of(Locale.class).applicationSurrogate()
        && locale.equals(binding.mapper().convertValue(locale.toString(), Locale.class));
  }

  private static boolean isUsual(Locale locale) {
    return locale.getLanguage().length() <= 3
        && locale.getVariant().isEmpty()
        && locale.getScript().isEmpty()
        && !locale.hasExtensions();
  }

  /** Checks that values of a declared type can be read at all. */
  void requireReadable(JavaType declared) {
    if (!DataBinding.hasTypes(declared)) {
      binding.requireContainer(declared);
    }
  }

  private Check exact(JavaType declared, Shape shape) {
    Class<?> expected = decoded(declared).getRawClass();
    String inner = inner(expected);
    ModuleCheck modules = modules(declared);
    return (value, current) -> {
      if (value == null) {
        NativeTypes.requireNullable(declared.getRawClass());
        return;
      }
      boolean same =
          value.getClass() == expected || isEqualKind(expected, shape, shapes.of(value.getClass()));
      if (shape.refusal() != null
          || modules.isForeign()
          || (!same && modules.tries(value.getClass()))) {
        modules.require(value, current, () -> refused(value, declared, shape, expected));
        return;
      }
      if (inner != null && same) {
        throw new EncodeException(inner);
      }
      if (!same) {
        throw refused(value, declared, shape, expected);
      }
    };
  }

  /**
   * Returns what to say of a class whose objects have one around them, which is not read; or null.
   */
  static @Nullable String inner(Class<?> type) {
    return ClassUtil.isLocalType(type, false) == null
        ? null
        : type.getName()
            + " is a class within an object or a method, which a codec without types cannot"
            + " create; make it static, or use a codec that carries types";
  }

  private static EncodeException refused(
      Object value, JavaType declared, Shape shape, Class<?> expected) {
    if (shape.refusal() != null) {
      return new EncodeException(shape.refusal());
    }
    Class<?> raw = declared.getRawClass();
    return refused(value, value.getClass() == raw ? expected : raw);
  }

  /** Returns the check of values of which only a module of the application knows. */
  ModuleCheck modules(JavaType declared) {
    return new ModuleCheck(binding, shapes, declared);
  }

  private static boolean isEqualKind(Class<?> expected, Shape declared, Shape actual) {
    return (actual.kind() == Kind.ENUM && actual.enumClass() == expected)
        || (expected == ZoneId.class && ZoneId.class.isAssignableFrom(actual.type()))
        || (declared.surrogate() != null && declared.surrogate() == actual.surrogate());
  }

  /**
   * Returns what a root is written as. Databind takes the properties of the declared type there,
   * and of what it declares as elements, where annotations name the class that is read.
   */
  JavaType written(JavaType declared) {
    if (isTrusted(declared)) {
      return declared;
    }
    JavaType content = declared.getContentType();
    if (content != null) {
      JavaType written = written(content);
      return written == content ? declared : declared.withContentType(written);
    }
    JavaType decoded = decoded(declared);
    return decoded.hasRawClass(declared.getRawClass()) ? declared : decoded;
  }

  /** Returns the type that annotations name for an abstract one, or else the type itself. */
  private JavaType decoded(JavaType declared) {
    DeserializationConfig config = binding.mapper().getDeserializationConfig();
    AnnotatedClass type = Introspection.annotated(config, declared);
    AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    try {
      return introspector.refineDeserializationType(config, type, declared);
    } catch (JsonMappingException e) {
      throw new EncodeException(e.getOriginalMessage());
    }
  }

  static EncodeException refused(@Nullable Object value, Class<?> declared) {
    if (value == null) {
      return new EncodeException(
          "A codec without types would not bring back null as a key, or in place of an optional; put"
              + " in another value, or use a codec that carries types");
    }
    if (Containers.isHidden(declared)) {
      return new EncodeException(
          "A codec without types would not bring back an object of "
              + value.getClass().getName()
              + ", which nobody can declare; declare the exact type that it is used as, such as List"
              + " (of a root: codec.forType(new TypeRef<List<String>>() {})), or use a codec that"
              + " carries types");
    }
    if (value.getClass() == declared) {
      return new EncodeException(
          "A codec without types would not bring back this object of "
              + declared.getName()
              + ", of which Jackson does not write all; register a Surrogate for the class, or use a"
              + " codec that carries types");
    }
    return new EncodeException(
        "A codec without types would not bring back an object of "
            + value.getClass().getName()
            + " where "
            + declared.getName()
            + " is declared; declare the exact type, annotate it with @JsonTypeInfo, or use a codec"
            + " that carries types");
  }
}
