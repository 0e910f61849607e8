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
 * class, or of its superclasses for the fields of those. They go with what refers to them.
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

  /** Initialises what a message needs that ends where the stack does. */
  static void initialize() {}

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
    } catch (ReflectiveOperationException | LinkageError | UnsupportedOperationException e) {
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
    requireVisible(owner);
    ObjectCompiler.class.getModule().addReads(owner.getModule());
    Lookup lookup = privateLookupIn(owner, LOOKUP);
    CodeWriter code = new CodeWriter(owner, lookup, fields);
    byte[] bytes = record ? code.ofRecord(shape) : code.ofObject();
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

  /** The code is linked by the loader of the class, which may not know ours, or another one. */
  private static void requireVisible(Class<?> owner) throws ReflectiveOperationException {
    if (owner.isHidden()
        || Class.forName(ObjectCode.class.getName(), false, owner.getClassLoader())
            != ObjectCode.class) {
      throw new ClassNotFoundException(
          "the loader of " + owner.getName() + " does not see this library");
    }
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
