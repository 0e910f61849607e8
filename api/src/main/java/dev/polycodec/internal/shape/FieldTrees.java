package dev.polycodec.internal.shape;

import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import dev.polycodec.spi.FieldSource;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Composes handles that move the fields of one class to and from one class of engine, without
 * boxing and without a loop.
 *
 * <p>The JVM compiles such a tree as if its code had been written for the two classes, as long as
 * it is small, so that those of large classes are cut. A tree holds on to nothing but the shape's
 * class and the engine's.
 */
final class FieldTrees {

  /** The most fields for which a tree is compiled as a whole. */
  static final int MAX_FIELDS = 12;

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodType FILL = methodType(void.class, FieldSource.class, Object.class);
  private static final MethodType CONSTRUCT = methodType(Object.class, FieldSource.class);
  private static final MethodType DRAIN = methodType(void.class, FieldSink.class, Object.class);
  private static final MethodHandle CHECKED =
      find(
          FieldTrees.class,
          "checked",
          methodType(Object.class, Class.class, Object.class, FieldSource.class));

  private FieldTrees() {}

  /** Initialises this class, which does nothing else. */
  static void initialize() {}

  /** Returns handles that, one after the other, take all fields and set them. */
  static MethodHandle[] fill(List<FieldShape> fields, Class<? extends FieldSource> source) {
    List<MethodHandle> steps = new ArrayList<>();
    for (FieldShape field : fields) {
      MethodHandle set = opened(() -> LOOKUP.unreflectSetter(field.field()));
      MethodHandle both = MethodHandles.collectArguments(set, 1, take(field, source));
      MethodType order = methodType(void.class, source, set.type().parameterType(0));
      steps.add(MethodHandles.permuteArguments(both, order, 1, 0));
    }
    return chunks(steps, methodType(void.class, source, Object.class), FILL);
  }

  /** Returns a handle that takes all components of a record and constructs it. */
  static MethodHandle construct(
      MethodHandle constructor, List<FieldShape> components, Class<? extends FieldSource> source) {
    MethodHandle tree = constructor;
    for (int i = components.size() - 1; i >= 0; i--) { // what is collected last is taken first
      tree = MethodHandles.collectArguments(tree, i, take(components.get(i), source));
    }
    MethodType any = methodType(Object.class, source);
    tree = tree.asType(tree.type().changeReturnType(Object.class));
    return MethodHandles.permuteArguments(tree, any, new int[components.size()]).asType(CONSTRUCT);
  }

  /** Returns handles that, one after the other, get all fields and put them. */
  static MethodHandle[] drain(List<FieldShape> fields, Class<? extends FieldSink> sink) {
    List<MethodHandle> steps = new ArrayList<>();
    for (FieldShape field : fields) {
      MethodHandle get = opened(() -> LOOKUP.unreflectGetter(field.field()));
      Class<?> passed = field.type().isPrimitive() ? field.type() : Object.class;
      MethodHandle put =
          find(FieldSink.class, "put", methodType(void.class, FieldShape.class, passed));
      MethodHandle bound = MethodHandles.insertArguments(put, 1, field);
      MethodHandle typed = bound.asType(methodType(void.class, sink, field.type()));
      steps.add(MethodHandles.filterArguments(typed, 1, get));
    }
    return chunks(steps, methodType(void.class, sink, Object.class), DRAIN);
  }

  private static MethodHandle take(FieldShape field, Class<? extends FieldSource> source) {
    Class<?> type = field.type();
    if (type.isPrimitive()) {
      String name = type.getName();
      return bound("take" + Character.toUpperCase(name.charAt(0)) + name.substring(1), type, field)
          .asType(methodType(type, source));
    }
    MethodHandle take = bound("take", Object.class, field).asType(methodType(Object.class, source));
    MethodHandle checked = CHECKED.bindTo(type).asType(methodType(type, Object.class, source));
    return MethodHandles.foldArguments(checked, take);
  }

  private static MethodHandle bound(String name, Class<?> type, FieldShape field) {
    MethodHandle take = find(FieldSource.class, name, methodType(type, FieldShape.class));
    return MethodHandles.insertArguments(take, 1, field);
  }

  private static MethodHandle[] chunks(
      List<MethodHandle> steps, MethodType typed, MethodType erased) {
    MethodHandle[] chunks = new MethodHandle[(steps.size() + MAX_FIELDS - 1) / MAX_FIELDS];
    for (int i = 0; i < chunks.length; i++) {
      int from = steps.size() * i / chunks.length;
      int to = steps.size() * (i + 1) / chunks.length;
      chunks[i] = sequence(steps.subList(from, to), typed).asType(erased);
    }
    return chunks;
  }

  /** Balanced, so that no more than a few calls are nested before all is compiled. */
  private static MethodHandle sequence(List<MethodHandle> steps, MethodType type) {
    if (steps.size() == 1) {
      return steps.get(0).asType(type);
    }
    int half = steps.size() / 2;
    MethodHandle first = sequence(steps.subList(0, half), type);
    return MethodHandles.foldArguments(sequence(steps.subList(half, steps.size()), type), first);
  }

  private static MethodHandle find(Class<?> owner, String name, MethodType type) {
    return opened(
        () ->
            owner.isInterface()
                ? LOOKUP.findVirtual(owner, name, type)
                : LOOKUP.findStatic(owner, name, type));
  }

  private interface Opening {

    MethodHandle open() throws ReflectiveOperationException;
  }

  private static MethodHandle opened(Opening opening) {
    try {
      return opening.open();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The shape opened its fields, and methods are there", e);
    }
  }

  /** Found by name: checks what was taken for a field of some type. */
  private static @Nullable Object checked(
      Class<?> type, @Nullable Object value, FieldSource source) {
    return value == null || type.isInstance(value) ? value : source.message().sound(value, type);
  }
}
