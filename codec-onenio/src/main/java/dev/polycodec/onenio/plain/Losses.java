package dev.polycodec.onenio.plain;

import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.io.Externalizable;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import one.nio.serial.CollectionSerializer;
import one.nio.serial.DataStream;
import one.nio.serial.GeneratedSerializer;
import one.nio.serial.MapSerializer;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;
import one.nio.util.JavaInternals;
import org.jspecify.annotations.Nullable;

/** What one-nio's own serializers lose of a value: looked at once for a class. */
final class Losses {

  /** Classes of the JDK whose {@code readObject} does not take what one-nio writes of them. */
  private static final Set<String> UNREADABLE =
      Set.of(
          "java.time.chrono.ChronoLocalDateTimeImpl",
          "java.time.chrono.ChronoZonedDateTimeImpl",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.atomic.DoubleAccumulator",
          "java.util.concurrent.atomic.DoubleAdder",
          "java.util.concurrent.atomic.LongAccumulator",
          "java.util.concurrent.atomic.LongAdder");

  private final Shapes shapes;

  Losses(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Returns how the objects of a class are written. */
  @SuppressWarnings("unchecked") // the serializer of a class takes its objects
  WriteType judge(Class<?> type) {
    String hidden = Schemas.hidden(type);
    if (hidden != null) {
      throw WriteType.refused(type.getName(), hidden);
    }
    Serializer<Object> serializer = (Serializer<Object>) Schemas.serializerOf(type);
    Class<?> written = serializer.cls(); // of a constant with a body, its enum
    boolean container = isContainer(serializer);
    Object empty = container ? made(serializer) : null;
    return new WriteType(
        written,
        container ? classOf(empty) : written,
        serializer,
        WriteType.isText(written),
        refusal(written, empty, serializer),
        look(written, serializer));
  }

  private @Nullable Function<Object, @Nullable String> look(
      Class<?> type, Serializer<?> serializer) {
    if (type == NullPointerException.class) {
      return value ->
          shapes.hasMessageOfTheJvm((Throwable) value)
              ? "the JVM makes its message where it was thrown"
              : null;
    }
    if (serializer instanceof GeneratedSerializer) {
      return shapes.lossCheck(type);
    }
    return LossyValues.areAmong(type, serializer) ? LossyValues::loss : null;
  }

  private static boolean isContainer(Serializer<?> serializer) {
    return serializer instanceof CollectionSerializer || serializer instanceof MapSerializer;
  }

  private static Class<?> classOf(@Nullable Object made) {
    return made == null ? void.class : made.getClass();
  }

  /** Reads an empty container, to see what one-nio makes; null, if that fails. */
  private static @Nullable Object made(Serializer<?> serializer) {
    try {
      return serializer.read(new DataStream(Integer.BYTES));
    } catch (IOException | ClassNotFoundException e) {
      return null;
    }
  }

  private @Nullable String refusal(
      Class<?> type, @Nullable Object empty, Serializer<?> serializer) {
    Shape shape = shapes.of(type);
    shape.requireOpen();
    if (isContainer(serializer)) {
      return byContent(shape, empty);
    } else if (serializer instanceof GeneratedSerializer) {
      return byFields(shape);
    } else if (type.isArray()) {
      return isReplaced(type.getComponentType()) ? "none of its elements has its type then" : null;
    } else if (Externalizable.class.isAssignableFrom(type) && !isOfJdk(type)) {
      return External.loss(type);
    }
    return Serializable.class.isAssignableFrom(type) ? null : "it is not Serializable";
  }

  private static @Nullable String byContent(Shape shape, @Nullable Object empty) {
    if (isOfJdk(shape.type())) {
      return null;
    } else if (empty == null || empty.getClass() != shape.type()) {
      return "it is not made by a public constructor without arguments";
    } else if (!ContainerSettings.isEmpty(empty)) {
      return "its constructor fills it";
    }
    return shape.kind() == Kind.REFUSED
        ? "it has more than the content of the class that it extends"
        : null;
  }

  private static @Nullable String byFields(Shape shape) {
    Class<?> type = shape.type();
    if (UNREADABLE.contains(type.getName())) {
      return "its own hooks of Java serialization do not read it";
    } else if (shape.kind() == Kind.ENUM) { // as Kotlin's compiler makes it
      return "it is a constant whose class has a name";
    } else if (shape.kind() == Kind.REFUSED && !isOfJdk(type) && !isFailure(type)) {
      return "it is more than its fields";
    } else if (isVarArgs(type)) {
      return "its constructor takes any number of arguments";
    } else if (has(type, "readResolve") || (has(type, "writeReplace") && !isOfJdk(type))) {
      return "another object stands for it in Java serialization";
    }
    return lostField(shape.fields().stream().map(FieldShape::field).toList());
  }

  /** A handle of such a constructor of a record collects the array into another one. */
  private static boolean isVarArgs(Class<?> type) {
    return type.isRecord()
        && Stream.of(type.getDeclaredConstructors())
            .filter(each -> each.getParameterCount() == type.getRecordComponents().length)
            .filter(Constructor::isVarArgs)
            .map(each -> each.getParameterTypes()[each.getParameterCount() - 1])
            .anyMatch(array -> !isOfJdk(array.getComponentType()));
  }

  private static boolean isFailure(Class<?> type) {
    return Throwable.class.isAssignableFrom(type);
  }

  /** Says whether a class has a method of Java serialization, or inherits one. */
  private static boolean has(Class<?> type, String hook) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      Method method = JavaInternals.findMethod(each, hook);
      if (method != null && (each == type || !Modifier.isPrivate(method.getModifiers()))) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String lostField(List<Field> fields) {
    for (Field field : fields) {
      if (field.isSynthetic()
          && !Repository.hasOptions(field.getDeclaringClass(), Repository.SYNTHETIC_FIELDS)) {
        return "the field " + field.getName() + " is not written";
      } else if (isReplaced(field.getType())) {
        return "the field " + field.getName() + " cannot hold what one-nio makes of its value";
      }
    }
    return null;
  }

  /** Says whether one-nio makes something else of all that has a type. */
  private static boolean isReplaced(Class<?> declared) {
    if (declared.isInterface()
        || !(Collection.class.isAssignableFrom(declared) || Map.class.isAssignableFrom(declared))) {
      return false;
    }
    Serializer<?> serializer = Repository.get(declared);
    return isContainer(serializer) && !declared.isInstance(made(serializer));
  }

  private static boolean isOfJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }
}
