package dev.polycodec.internal.shape;

import dev.polycodec.Surrogate;
import dev.polycodec.internal.surrogate.BuiltIns;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes.LeftOut;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the shape of a class. */
final class Classifier {

  private static final String WAY_OUT = ": register a Surrogate for it";

  private final Application application;
  private final WireNames names;
  private final Conventions conventions;
  private final Nesting nesting;
  private final ShapesImpl shapes;

  Classifier(
      Application application,
      WireNames names,
      Conventions conventions,
      Nesting nesting,
      ShapesImpl shapes) {
    this.application = application;
    this.nesting = nesting;
    this.names = names;
    this.conventions = conventions;
    this.shapes = shapes;
  }

  ShapeImpl classify(Class<?> type) {
    List<Surrogate<?, ?>> given = application.find(type);
    if (given.size() > 1) {
      return refused(
          type,
          " has two surrogates, for "
              + given.get(0).type().getName()
              + " and "
              + given.get(1).type().getName()
              + ": give it one of its own");
    }
    if (given.size() == 1) {
      return ShapeImpl.surrogate(type, given.get(0), true, names);
    }
    Nesting.Form<?> nested = conventions.inherits() ? nesting.find(type) : null;
    if (nested != null) {
      return ShapeImpl.surrogate(type, nested, true, names);
    }
    Surrogate<?, ?> provided = shapes.provided().find(type);
    Surrogate<?, ?> builtIn = provided == null ? BuiltIns.find(type) : provided;
    return builtIn != null ? ShapeImpl.surrogate(type, builtIn, false, names) : accessible(type);
  }

  private ShapeImpl accessible(Class<?> type) {
    try {
      return withoutSurrogate(type);
    } catch (InaccessibleObjectException e) {
      return refused(type, " is in a package that is not open: " + Opening.of(type));
    } catch (LinkageError | TypeNotPresentException e) {
      return refused(type, " needs a class that is missing: " + e.getMessage() + Remedy.of(e));
    }
  }

  private ShapeImpl withoutSurrogate(Class<?> type) {
    Kind kind = evident(type);
    if (kind != null) {
      return ShapeImpl.plain(type, kind, names);
    }
    String refusal = never(type);
    if (refusal != null) {
      return refused(type, refusal);
    }
    if (Jdk.owns(type)) {
      return jdk(type);
    }
    String hook = Hooks.find(type);
    Method resolver = hook == null ? null : Hooks.onlyResolver(type);
    if (resolver != null) {
      return ShapeImpl.surrogate(type, SingletonForm.of(type, resolver), false, names);
    }
    Field only = Modules.holder(type, shapes.state(type));
    if (only != null && conventions.inherits()) {
      return ShapeImpl.surrogate(type, SingletonForm.of(type, only), false, names);
    }
    if (hook != null) {
      return hooks(type, hook);
    }
    refusal = conventions.refuses(type);
    if (refusal != null) {
      return refused(type, " " + refusal + WAY_OUT);
    }
    if (only != null) {
      return refused(type, " has one object, and the library would make another" + WAY_OUT);
    }
    if (Throwable.class.isAssignableFrom(type)) {
      return serial(type);
    }
    if (type.isRecord()) {
      return ShapeImpl.created(
          type, Kind.RECORD, fields(type), Creator.record(type, shapes.state(type)), names);
    }
    return isContainer(type) ? container(type) : object(type);
  }

  /** Kinds that say all there is to say. */
  private static @Nullable Kind evident(Class<?> type) {
    if (type.isArray()) {
      return isOfConstant(type) ? null : Kind.ARRAY;
    }
    if (Scalar.of(type) != null) {
      return Kind.SCALAR;
    }
    if (Enum.class.isAssignableFrom(type) && type != Enum.class) {
      return Kind.ENUM;
    }
    boolean open = Modifier.isAbstract(type.getModifiers()) && !type.isPrimitive();
    return open || type == Object.class ? Kind.OPEN : null;
  }

  /** Returns whether the elements of an array are of a class that only one constant has. */
  private static boolean isOfConstant(Class<?> array) {
    Class<?> element = array;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return Enum.class.isAssignableFrom(element) && element != Enum.class && !element.isEnum();
  }

  private static @Nullable String never(Class<?> type) {
    if (type.isArray()) {
      return " is an array of the class of one constant, which has no name but that of its enum:"
          + " use an array of the enum";
    }
    if (type.isHidden()) {
      return " is a lambda or another hidden class, which has no name: use a named class, such as"
          + " an enum constant or a record that implements the interface";
    }
    if (Proxy.isProxyClass(type)) {
      return " is a proxy, whose state is its handler: encode what the handler holds";
    }
    if (ForeignMemory.isHeldBy(type)) {
      return " holds an address of memory, which bytes must not choose" + WAY_OUT;
    }
    if (Hooks.isGenerated(type)) {
      return " was made at run time, and another process has none of its name: encode what it"
          + " stands for";
    }
    return null;
  }

  private ShapeImpl jdk(Class<?> type) {
    if (Throwable.class.isAssignableFrom(type)
        || (Jdk.serials().contains(type) && conventions.inherits())) {
      return serial(type);
    }
    if (!Jdk.containers().contains(type)) {
      return refused(type, " is a JDK class without a portable form" + WAY_OUT);
    }
    return newContainer(type);
  }

  private ShapeImpl serial(Class<?> type) {
    if (!conventions.inherits()) {
      return refused(type, " is a Throwable, whose state belongs to the JVM" + WAY_OUT);
    }
    return inherited(type);
  }

  /** Returns the shape of a class with what it inherits from classes of the JDK. */
  ShapeImpl inherited(Class<?> type) {
    Rehearsal.play();
    SerialParts parts = new SerialParts(type, shapes);
    return ShapeImpl.created(type, Kind.RECORD, parts.fields(), parts, names);
  }

  private ShapeImpl hooks(Class<?> type, String hook) {
    List<LeftOut> leftOut = shapes.leftOut(type);
    if (!leftOut.isEmpty()) {
      LeftOut first = leftOut.get(0);
      return refused(
          type,
          " has a Java serialization hook, "
              + hook
              + ", which knows nothing of "
              + first.by()
              + " for the field "
              + first.field().getName()
              + WAY_OUT);
    }
    String refusal =
        type.getName()
            + " has a Java serialization hook, "
            + hook
            + ", which this codec does not run"
            + wayOutOfHooks(type);
    return ShapeImpl.hooks(type, fields(type), refusal, names);
  }

  private String wayOutOfHooks(Class<?> type) {
    String jar = jar(type);
    if (jar != null) {
      return jar;
    } else if (Hooks.isMadeAtRunTime(type)) {
      return ", and which no line can name, as it was made at run time: encode what it stands for";
    }
    return shapes.takesProvided()
        ? WAY_OUT + ", or add useInside(\"jdk\", " + Hooks.nameable(type) + ".class) to the builder"
        : WAY_OUT + ", or use the codec jdk";
  }

  /** Returns the way out for a class that has a form in a jar, which is not there. */
  private @Nullable String jar(Class<?> type) {
    String missing = shapes.missing(type);
    return missing == null ? null : ": " + missing;
  }

  private static boolean isContainer(Class<?> type) {
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }

  private ShapeImpl container(Class<?> type) {
    Class<?> parent = Jdk.parent(type);
    List<Field> state = shapes.state(type);
    boolean overridden = Heritage.isOverridden(type);
    if (conventions.inherits() && Jdk.isSkeleton(parent) && !isHidden(type, state)) {
      return object(type);
    }
    boolean simple = Jdk.containers().contains(parent) || Jdk.isSkeleton(parent);
    boolean settled = simple || type.getDeclaredConstructors().length == 1;
    if (state.isEmpty() && settled && !overridden && isBare(type)) {
      return newContainer(type);
    }
    ShapeImpl extension = extension(type, parent);
    if (extension != null) {
      return extension;
    } else if (!state.isEmpty()) {
      return refused(
          type, " is a container with a field of its own, " + state.get(0).getName() + WAY_OUT);
    } else if (overridden && !Jdk.isSkeleton(parent)) {
      return refused(type, " is a container with its own way to list or fill it" + WAY_OUT);
    }
    return settled
        ? newContainer(type)
        : refused(
            type,
            " may have settings of "
                + parent.getName()
                + ", having several constructors"
                + WAY_OUT);
  }

  /** Returns whether a container without fields has what it holds in transient ones. */
  private static boolean isHidden(Class<?> type, List<Field> state) {
    boolean some = Jdk.hasTransient(type);
    return some && (state.isEmpty() || !Serializable.class.isAssignableFrom(type));
  }

  private static boolean isBare(Class<?> type) {
    return Stream.of(type.getDeclaredConstructors()).anyMatch(c -> c.getParameterCount() == 0);
  }

  private @Nullable ShapeImpl extension(Class<?> type, Class<?> parent) {
    Heritage heritage = conventions.inherits() ? Heritage.of(type, parent) : null;
    return heritage == null
        ? null
        : ShapeImpl.created(type, Kind.EXTENSION, fields(type), heritage, names);
  }

  private ShapeImpl newContainer(Class<?> type) {
    Kind kind = Collection.class.isAssignableFrom(type) ? Kind.COLLECTION : Kind.MAP;
    try {
      return ShapeImpl.created(type, kind, List.of(), Creator.container(type), names);
    } catch (NoSuchMethodException e) {
      return refused(type, " is a container without a no-argument constructor" + WAY_OUT);
    }
  }

  private ShapeImpl object(Class<?> type) {
    Class<?> parent = Jdk.parent(type);
    if (Jdk.hasState(parent) && !isContainer(parent)) {
      ShapeImpl extension = extension(type, parent);
      return extension != null
          ? extension
          : refused(type, " extends " + parent.getName() + ", whose state is hidden" + WAY_OUT);
    }
    return ShapeImpl.created(type, Kind.FIELDS, fields(type), Creator.allocating(type), names);
  }

  private List<FieldShape> fields(Class<?> type) {
    return FieldShapes.of(type, shapes);
  }

  private ShapeImpl refused(Class<?> type, String why) {
    return ShapeImpl.refused(type, type.getName() + why, names);
  }
}
