package dev.polycodec.internal.shape;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import dev.polycodec.spi.FieldSource;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves the fields of one class to and from engines: one by one at first, and once there were many
 * objects through handles composed for the class, which cost milliseconds to make.
 *
 * <p>Safe for use by any number of threads, which may count too few objects, and make equal handles
 * twice. Handles serve one class of engine, as a codec has; any other goes on one by one.
 */
final class Mover {

  /** So many objects of a class are worth its handles. */
  static final int MANY = 1_000;

  static {
    FieldTrees.initialize(); // the thousandth object may be where the stack ends
  }

  /** The handles for one class of engine. */
  private record Trees(Class<?> engine, MethodHandle[] handles) {}

  private final List<FieldShape> fields;
  private final @Nullable Creator creator;
  private @Nullable Trees taking;
  private @Nullable Trees putting;
  private int taken;
  private int put;

  Mover(List<FieldShape> fields, @Nullable Creator creator) {
    this.fields = fields;
    this.creator = creator;
  }

  void fill(Object owner, FieldSource source) throws Exception {
    Trees trees = taking;
    if (trees != null && trees.engine == source.getClass()) {
      try {
        for (MethodHandle handle : trees.handles) {
          handle.invokeExact(source, owner);
        }
      } catch (Throwable e) {
        throw Creator.<RuntimeException>sneaky(e);
      }
      return;
    }
    for (int i = 0; i < fields.size(); i++) {
      set(owner, fields.get(i), source);
    }
    if (++taken >= MANY && trees == null) {
      taking = new Trees(source.getClass(), FieldTrees.fill(fields, source.getClass()));
    }
  }

  private static void set(Object owner, FieldShape field, FieldSource source) throws Exception {
    if (field.type().isPrimitive()) {
      field.setBits(owner, takeBits(field, source));
      return;
    }
    Object value = source.take(field);
    try {
      field.set(owner, value); // checks the class, unless there is a wrong one to tell of
    } catch (ClassCastException e) {
      source.message().sound(value, field.type());
      throw e;
    }
  }

  private static long takeBits(FieldShape field, FieldSource source) throws Exception {
    return switch (Objects.requireNonNull(field.scalar())) {
      case INT -> source.takeInt(field);
      case LONG -> source.takeLong(field);
      case DOUBLE -> Double.doubleToRawLongBits(source.takeDouble(field));
      case FLOAT -> Float.floatToRawIntBits(source.takeFloat(field));
      case SHORT -> source.takeShort(field);
      case CHAR -> source.takeChar(field);
      case BOOLEAN -> source.takeBoolean(field) ? 1 : 0;
      default -> source.takeByte(field);
    };
  }

  Object construct(FieldSource source) throws Exception {
    Creator records = Objects.requireNonNull(creator, "a record has a constructor");
    Trees trees = taking;
    try {
      if (trees != null && trees.engine == source.getClass()) {
        return (Object) trees.handles[0].invokeExact(source);
      }
      if (++taken >= MANY && trees == null && fields.size() <= FieldTrees.MAX_FIELDS) {
        MethodHandle tree = FieldTrees.construct(records.constructor(), fields, source.getClass());
        taking = new Trees(source.getClass(), new MethodHandle[] {tree});
      }
      return records.construct(components(source));
    } catch (Throwable e) {
      throw Creator.<RuntimeException>sneaky(e);
    }
  }

  private @Nullable Object[] components(FieldSource source) throws Exception {
    @Nullable Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length; i++) {
      FieldShape field = fields.get(i);
      values[i] =
          field.type().isPrimitive()
              ? takeBoxed(field, source)
              : source.message().sound(source.take(field), field.type());
    }
    return values;
  }

  private static Object takeBoxed(FieldShape field, FieldSource source) throws Exception {
    return switch (Objects.requireNonNull(field.scalar())) {
      case INT -> source.takeInt(field);
      case LONG -> source.takeLong(field);
      case DOUBLE -> source.takeDouble(field);
      case FLOAT -> source.takeFloat(field);
      case SHORT -> source.takeShort(field);
      case CHAR -> source.takeChar(field);
      case BOOLEAN -> source.takeBoolean(field);
      default -> source.takeByte(field);
    };
  }

  void drain(Object owner, FieldSink sink) {
    Trees trees = putting;
    try {
      if (trees != null && trees.engine == sink.getClass()) {
        for (MethodHandle handle : trees.handles) {
          handle.invokeExact(sink, owner);
        }
        return;
      }
      for (int i = 0; i < fields.size(); i++) {
        put(fields.get(i), owner, sink);
      }
    } catch (Throwable e) {
      throw Creator.<RuntimeException>sneaky(e);
    }
    if (++put >= MANY && trees == null) {
      putting = new Trees(sink.getClass(), FieldTrees.drain(fields, sink.getClass()));
    }
  }

  private static void put(FieldShape field, Object owner, FieldSink sink) throws Exception {
    if (!field.type().isPrimitive()) {
      sink.put(field, field.get(owner));
      return;
    }
    long bits = field.getBits(owner);
    switch (Objects.requireNonNull(field.scalar())) {
      case INT -> sink.put(field, (int) bits);
      case LONG -> sink.put(field, bits);
      case DOUBLE -> sink.put(field, Double.longBitsToDouble(bits));
      case FLOAT -> sink.put(field, Float.intBitsToFloat((int) bits));
      case SHORT -> sink.put(field, (short) bits);
      case CHAR -> sink.put(field, (char) bits);
      case BOOLEAN -> sink.put(field, bits != 0);
      default -> sink.put(field, (byte) bits);
    }
  }
}
