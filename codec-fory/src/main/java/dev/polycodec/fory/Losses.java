package dev.polycodec.fory;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.nio.charset.Charset;
import java.util.Calendar;
import java.util.Collection;
import java.util.GregorianCalendar;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.apache.fory.Fory;
import org.apache.fory.platform.JdkVersion;
import org.apache.fory.reflect.ReflectionUtils;
import org.jspecify.annotations.Nullable;

/** Classes whose objects Fory's own serializers do not bring back. */
final class Losses {

  /** Those whose methods say what was set before, as soon as it is. */
  private static final Set<Class<?>> KEPT = Set.of(Throwable.class, NullPointerException.class);

  /** What Fory writes of a throwable, and how it sets one of them. */
  private static final Set<String> OF_THROWABLE =
      Set.of("getMessage", "getCause", "getStackTrace", "setStackTrace");

  private static final int NOT_CONSTRUCTED = 25;

  private final Shapes shapes;
  private final boolean compatible;

  /**
   * Knows what a setup loses.
   *
   * @param compatible whether messages describe their classes
   */
  Losses(Shapes shapes, boolean compatible) {
    this.shapes = shapes;
    this.compatible = compatible;
  }

  /** Refuses to write a value of a class, if it is said why it does not come back. */
  static void requireKept(Class<?> type, @Nullable String loss) {
    requireKept(type, "this value of ", loss);
  }

  /** Refuses to write an object that no codec brings back by its fields, if it is said why. */
  static void requireKeptByFields(Class<?> type, @Nullable String loss) {
    if (loss != null) {
      throw lost("this value of " + type.getTypeName(), loss, "such as jdk with a Surrogate");
    }
  }

  /** Refuses to write an object, or any of a class, if it is said why it does not come back. */
  static void requireKept(Class<?> type, String what, @Nullable String loss) {
    if (loss != null) {
      throw lost(what + type.getTypeName(), loss, "such as jdk");
    }
  }

  private static EncodeException lost(String what, String loss, String codec) {
    return BackendConfig.lost(
        "Fory",
        what,
        loss,
        "take a codec that carries it, "
            + codec
            + ", or fory-plain with a serializer of your own for the class");
  }

  /** Returns why the objects of a class that Fory did not know do not come back, or null. */
  @Nullable String of(Class<?> type) {
    if (Throwable.class.isAssignableFrom(type)) {
      return ofThrowable(type);
    } else if (TimeZone.class.isAssignableFrom(type)) {
      return type.getName().startsWith("sun.") ? null : "its rules are not written";
    } else if (Calendar.class.isAssignableFrom(type) && type != GregorianCalendar.class) {
      return "the calendar that it extends comes back, without what it adds";
    } else if (Charset.class.isAssignableFrom(type)) {
      return "bytes name its class, which no policy allows";
    } else if (compatible && type.getClassLoader() == null && isOutOfSight(type)) {
      return "the code that Fory generates may not name it";
    } else if (compatible && isInner(type)) {
      return "it belongs to an object of another class";
    } else if (takesAnyNumber(type)) {
      return "its constructor takes any number of arguments";
    }
    if (shapes.of(type).kind() == Kind.REFUSED && shapes.isOnly(type)) {
      return "it is the only object of its class";
    }
    boolean container = Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type);
    return container && type.getClassLoader() != null ? ofContainer(type) : null;
  }

  /** From JDK 25 on, Fory calls no constructor of those, and brings their outer object back. */
  private static boolean isInner(Class<?> type) {
    return type.isMemberClass()
        && !Modifier.isStatic(type.getModifiers())
        && JdkVersion.MAJOR_VERSION < NOT_CONSTRUCTED;
  }

  /**
   * Where no generated code may call it, Fory hands the array to the constructor of a record as if
   * it were the first of its elements.
   */
  private static boolean takesAnyNumber(Class<?> type) {
    return type.isRecord()
        && !isPublic(type)
        && Stream.of(type.getDeclaredConstructors())
            .filter(each -> each.getParameterCount() == type.getRecordComponents().length)
            .anyMatch(Constructor::isVarArgs);
  }

  /**
   * Says whether generated code takes a class for one that all may use, and its module does not.
   */
  private static boolean isOutOfSight(Class<?> type) {
    return isPublic(type)
        && !type.getModule().isExported(type.getPackageName(), Fory.class.getModule());
  }

  private static boolean isPublic(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getEnclosingClass)
        .allMatch(each -> Modifier.isPublic(each.getModifiers()));
  }

  private static @Nullable String ofThrowable(Class<?> type) {
    if (!isMadeOfText(type)) {
      return "it has no accessible constructor that takes a text";
    }
    return Stream.of(type.getMethods())
        .filter(method -> OF_THROWABLE.contains(method.getName()))
        .filter(method -> !KEPT.contains(method.getDeclaringClass()))
        .map(method -> "its " + method.getName() + " is not that of Throwable")
        .findFirst()
        .orElse(null);
  }

  private static boolean isMadeOfText(Class<?> type) {
    try {
      Constructor<?> made = type.getDeclaredConstructor(String.class);
      Module fory = Fory.class.getModule();
      String home = type.getPackageName();
      return type.getModule().isOpen(home, fory)
          || (Modifier.isPublic(made.getModifiers() & type.getModifiers())
              && type.getModule().isExported(home, fory));
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  /**
   * A container of the JDK that an application extends is made by its constructor, and filled by
   * what may be overridden. What extends none of the JDK is made of its fields.
   */
  private @Nullable String ofContainer(Class<?> type) {
    Shape shape = shapes.of(type);
    if (shape.isOwnContainer()) {
      return shape.hasTransientContent() ? "what it holds is in transient fields" : null;
    } else if (shape.kind() == Kind.REFUSED && changesWhatItTakes(type)) {
      return "it changes what it is given";
    }
    return isFilled(type) ? "its constructor fills it" : null;
  }

  /** Says whether Fory gets a container that is not empty from a constructor. */
  private static boolean isFilled(Class<?> type) {
    try {
      MethodHandle constructor = ReflectionUtils.getCtrHandle(type, false);
      return constructor != null && !ContainerSettings.isEmpty(constructor.invoke());
    } catch (Throwable e) {
      return false; // nor does Fory get one
    }
  }

  private static boolean changesWhatItTakes(Class<?> type) {
    Class<?> filled =
        Map.class.isAssignableFrom(type)
            ? Containers.declaring(type, "put", Object.class, Object.class)
            : Containers.declaring(type, "add", Object.class);
    return filled.getClassLoader() != null;
  }
}
