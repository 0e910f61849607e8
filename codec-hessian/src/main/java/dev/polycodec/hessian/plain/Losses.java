package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractSerializer;
import com.caucho.hessian.io.BasicSerializer;
import com.caucho.hessian.io.CollectionSerializer;
import com.caucho.hessian.io.JavaSerializer;
import com.caucho.hessian.io.MapSerializer;
import com.caucho.hessian.io.RemoteSerializer;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.ThrowableSerializer;
import com.caucho.hessian.io.UnsafeSerializer;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What Hessian's own serializers lose of a value: looked at once for a class, and for each value
 * where only that tells. Serializers of the application are trusted.
 */
final class Losses {

  /** Classes of which Hessian writes the value only, and what reads it must know what it was. */
  private static final Set<Class<?>> UNNAMED = Set.of(Character.class, char[].class);

  private static final Set<Class<?>> UNNAMED_IN_1 =
      Set.of(Character.class, char[].class, Byte.class, Short.class, Float.class);

  private static final Set<Class<?>> DATES =
      Set.of(Date.class, java.sql.Date.class, java.sql.Time.class, java.sql.Timestamp.class);

  /** Classes of the JDK whose transient fields Hessian's deserializers leave empty. */
  private static final Set<String> EMPTY_WHEN_READ = Set.of("java.net.URI", "java.util.Currency");

  private final BackendConfig config;
  private final Set<Class<?>> unnamed;

  Losses(BackendConfig config, boolean first) {
    this.config = config;
    this.unnamed = first ? UNNAMED_IN_1 : UNNAMED;
  }

  /**
   * What is known of the values of a class.
   *
   * @param refusal why none of them comes back, or null
   * @param look returns why a value does not come back, or null
   * @param unnamed whether only a declared class tells what a value is
   * @param exact whether what they hold has such a class
   * @param whole whether they are read only after all that they hold
   * @param replaced whether Hessian writes another object in their place, which it also numbers
   */
  record Verdict(
      @Nullable String refusal,
      @Nullable Function<Object, @Nullable String> look,
      boolean unnamed,
      boolean exact,
      boolean whole,
      boolean replaced) {

    /** Refuses a value that would not come back. */
    void refuse(Object value) {
      String loss = refusal != null ? refusal : look == null ? null : look.apply(value);
      if (loss != null) {
        throw BackendConfig.lost(
            "Hessian",
            (refusal == null ? "this value of " : "") + value.getClass().getName(),
            loss,
            "register a serializer of your own for the class");
      }
    }
  }

  /** Judges a class and what writes it, which may be the application's own. */
  Verdict of(Class<?> type, Serializer serializer, boolean own) {
    if (own) {
      return new Verdict(null, null, false, true, false, replaces(serializer));
    }
    Shape shape = Classes.shape(config.shapes(), type);
    if (serializer instanceof CollectionSerializer || serializer instanceof MapSerializer) {
      return new Verdict(
          Containers.refusal(shape, serializer), Containers.look(type), false, false, false, false);
    }
    if (isByFields(serializer) && (shape.kind() == Kind.FIELDS || isThrowable(type))) {
      return new Verdict(
          byFields(shape), new Fields(shape)::loss, false, true, isThrowable(type), false);
    }
    boolean exact = type.isArray() && !isOpen(type.componentType());
    return new Verdict(
        other(shape, serializer),
        LossyValues.look(type),
        unnamed.contains(type),
        exact,
        PlainValue.of(type) != null,
        replaces(serializer));
  }

  private static boolean isByFields(Serializer serializer) {
    return serializer instanceof UnsafeSerializer
        || serializer instanceof JavaSerializer
        || serializer instanceof ThrowableSerializer;
  }

  private static boolean isThrowable(Class<?> type) {
    return Throwable.class.isAssignableFrom(type);
  }

  /** Says whether a serializer has another object written, as that of calendars does. */
  private static boolean replaces(Serializer serializer) {
    return Stream.<Class<?>>iterate(
            serializer.getClass(),
            c -> c != null && c != AbstractSerializer.class,
            Class::getSuperclass)
        .flatMap(c -> Stream.of(c.getDeclaredMethods()))
        .anyMatch(method -> method.getName().equals("writeReplace"));
  }

  /** Says whether a place may hold one of the unnamed classes and is declared as a wider one. */
  private boolean isOpen(Class<?> declared) {
    return unnamed.stream().anyMatch(c -> c != declared && declared.isAssignableFrom(c));
  }

  private static @Nullable String byFields(Shape shape) {
    if (shape.kind() == Kind.REFUSED || shape.kind() == Kind.JAVA_HOOKS) {
      return more(shape);
    }
    Set<String> names = new HashSet<>();
    return shape.fields().stream()
        .map(FieldShape::name)
        .filter(name -> !names.add(name))
        .map(name -> "two fields have the name " + name)
        .findFirst()
        .orElse(null);
  }

  private static @Nullable String other(Shape shape, Serializer serializer) {
    Class<?> type = shape.type();
    if (serializer instanceof RemoteSerializer) {
      return "it stands for an object elsewhere";
    } else if (EMPTY_WHEN_READ.contains(type.getName())) {
      return "its transient fields stay empty";
    } else if (shape.kind() == Kind.RECORD) {
      return shape.fields().isEmpty() ? null : "it is a record";
    }
    boolean known =
        serializer instanceof BasicSerializer
            || type.isArray()
            || shape.kind() == Kind.ENUM
            || PlainValue.isKnown(type);
    return known ? null : more(shape);
  }

  private static String more(Shape shape) {
    return shape.kind() == Kind.JAVA_HOOKS
        ? "this codec does not run its hooks of Java serialization"
        : "it is more than its fields";
  }

  /** The fields of a class in which values may be lost. */
  private final class Fields {

    private final List<FieldShape> own;
    private final List<FieldShape> dates;
    private final List<FieldShape> open;
    private final List<FieldShape> remade;
    private final @Nullable Function<Object, @Nullable String> check;

    Fields(Shape shape) {
      check = config.shapes().lossCheck(shape.type());
      own = shape.fields().stream().filter(f -> f.owner().getClassLoader() != null).toList();
      dates = own.stream().filter(field -> DATES.contains(field.type())).toList();
      remade = own.stream().filter(field -> Containers.isRemade(field.type())).toList();
      open = own.stream().filter(field -> isOpen(field.type())).toList();
    }

    /** Hessian writes a date for a field of such a class without asking what writes it. */
    private @Nullable String ofDate(Date date, Class<?> declared) {
      String denial = config.denial(declared);
      if (denial != null) {
        throw new TypeNotAllowedException(denial);
      }
      return LossyValues.ofDate(date, declared);
    }

    @Nullable String loss(Object owner) {
      if (owner instanceof Throwable failure && config.shapes().hasMessageOfTheJvm(failure)) {
        return "the JVM makes its message where it was thrown";
      }
      if (owner instanceof Throwable && own.stream().anyMatch(field -> field.get(owner) == owner)) {
        return "it holds itself, and is made only from what it holds";
      }
      String whole = check == null ? null : check.apply(owner);
      if (whole != null) {
        return whole;
      }
      for (FieldShape field : remade) {
        if (field.get(owner) != null) {
          return "Hessian makes another container for its field " + field.name();
        }
      }
      for (FieldShape field : dates) {
        Object value = field.get(owner);
        String loss = value == null ? null : ofDate((Date) value, field.type());
        if (loss != null) {
          return loss + " in its field " + field.name();
        }
      }
      for (FieldShape field : open) {
        Object value = field.get(owner);
        if (value != null && unnamed.contains(value.getClass())) {
          return "the class of its field "
              + field.name()
              + " does not tell that it has a "
              + value.getClass().getTypeName();
        }
      }
      return null;
    }
  }
}
