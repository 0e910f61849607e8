package dev.polycodec.spi.walk;

import static java.lang.invoke.MethodHandles.privateLookupIn;

import dev.polycodec.spi.Shape;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compiles the code that moves the fields of a class: hidden classes, which are nest mates of the
 * class, or of its superclasses for the fields of those. If another module has it, they are nest
 * mates of this one. They go with what refers to them.
 */
final class ObjectCompiler {

  /** The JVM does not compile methods of more than 8,000 bytes, of which a field takes some 16. */
  private static final int MAX_FIELDS = 200;

  private static final Logger LOG = LoggerFactory.getLogger("dev.polycodec.walk");
  private static final Lookup LOOKUP = MethodHandles.lookup();
  private static final AtomicBoolean SAID = new AtomicBoolean();

  /** A native image defines no classes: it throws an error that is no LinkageError. */
  private static final boolean IMAGE =
      System.getProperty("org.graalvm.nativeimage.imagecode") != null;

  private ObjectCompiler() {}

  /** Returns the code of a class with fields, in parts, or null if it can have none here. */
  static ObjectCode @Nullable [] compile(Shape shape, FieldMover[] fields) {
    if (IMAGE) {
      return null;
    }
    List<ObjectCode> parts = new ArrayList<>();
    boolean record = shape.kind() == Shape.Kind.RECORD;
    if (record && !shape.type().isRecord()) {
      return null; // no code may make a Throwable of its state
    }
    try {
      for (int from = 0; from < fields.length || (record && parts.isEmpty()); ) {
        int to = record ? fields.length : end(fields, from);
        Class<?> owner = record ? shape.type() : fields[from].field.owner();
        parts.add(define(shape, owner, Arrays.copyOfRange(fields, from, to), record));
        from = Math.max(to, from + 1);
      }
      return parts.toArray(ObjectCode[]::new);
    } catch (ReflectiveOperationException
        | LinkageError
        | UnsupportedOperationException
        | IllegalArgumentException e) { // a handle takes fewer arguments than a record
      sayOnce(shape.type(), e);
      return null;
    }
  }

  private static int end(FieldMover[] fields, int from) {
    int to = from + 1;
    while (to < fields.length
        && to - from < MAX_FIELDS
        && fields[to].field.owner() == fields[from].field.owner()) {
      to++;
    }
    return to;
  }

  private static ObjectCode define(Shape shape, Class<?> owner, FieldMover[] fields, boolean record)
      throws ReflectiveOperationException {
    Lookup lookup = isNear(owner) ? privateLookupIn(owner, LOOKUP) : LOOKUP;
    CodeWriter code = new CodeWriter(owner, lookup, fields);
    byte[] bytes = record ? code.ofRecord() : code.ofObject();
    Lookup made =
        lookup.defineHiddenClassWithClassData(
            bytes, code.constants(), true, Lookup.ClassOption.NESTMATE);
    MethodHandle constructor =
        made.findConstructor(made.lookupClass(), MethodType.methodType(void.class));
    try {
      return (ObjectCode) constructor.invoke();
    } catch (Throwable e) {
      throw new IllegalStateException("A constructor without code cannot fail", e);
    }
  }

  /** Only a class of our own module can get nest mates, and has a loader that knows our classes. */
  private static boolean isNear(Class<?> owner) {
    return owner.getModule() == ObjectCompiler.class.getModule();
  }

  private static void sayOnce(Class<?> type, Throwable cause) {
    if (SAID.compareAndSet(false, true)) {
      LOG.info(
          "{} is encoded and decoded field by field, which is slower, as no code can be compiled"
              + " for it here; so are others, and this is said once: {}",
          type.getName(),
          cause.toString());
    }
  }
}
