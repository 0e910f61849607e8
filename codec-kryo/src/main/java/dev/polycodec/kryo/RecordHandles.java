package dev.polycodec.kryo;

import static java.lang.invoke.MethodType.methodType;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves the components of a record between it and the wire, without boxing.
 *
 * <p>The JVM compiles a tree of method handles as if its code had been written for the class, as
 * long as the tree is small; and there is no other fast access to the fields of a record.
 */
final class RecordHandles {

  /** The most components for which a tree is compiled as a whole. */
  private static final int MAX_COMPONENTS = 12;

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodType WRITER =
      methodType(void.class, KryoEngine.class, Output.class, Object.class);
  private static final MethodType READER = methodType(Object.class, KryoEngine.class, Input.class);

  private RecordHandles() {}

  /** Returns whether a record is small enough for handles. */
  static boolean suit(Shape shape) {
    return shape.fields().size() <= MAX_COMPONENTS;
  }

  /** Returns the handle that writes the components of a record. */
  static MethodHandle writer(Shape shape) {
    MethodHandle writer = MethodHandles.empty(WRITER);
    List<FieldShape> components = shape.fields();
    for (int i = components.size() - 1; i >= 0; i--) {
      writer = MethodHandles.foldArguments(writer, writer(components.get(i)));
    }
    return writer;
  }

  private static MethodHandle writer(FieldShape component) {
    try {
      MethodHandle get = LOOKUP.unreflectGetter(component.field());
      MethodType ofAny = get.type().changeParameterType(0, Object.class);
      return MethodHandles.filterArguments(put(component.type()), 2, get.asType(ofAny));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("The shape made its fields accessible", e);
    }
  }

  /** Returns the handle that reads the components of a record and constructs it. */
  static MethodHandle reader(Shape shape) {
    MethodHandle reader = shape.constructor();
    List<FieldShape> components = shape.fields();
    int[] arguments = new int[2 * components.size()];
    for (int i = components.size() - 1; i >= 0; i--) { // what is collected last is read first
      reader = MethodHandles.collectArguments(reader, i, take(components.get(i).type()));
      arguments[2 * i + 1] = 1;
    }
    MethodHandle any = reader.asType(reader.type().changeReturnType(Object.class));
    return MethodHandles.permuteArguments(any, READER, arguments);
  }

  private static MethodHandle put(Class<?> type) {
    if (type.isPrimitive()) {
      return find("put", methodType(void.class, KryoEngine.class, Output.class, type));
    }
    MethodHandle put =
        find(
            "put",
            methodType(void.class, Class.class, KryoEngine.class, Output.class, Object.class));
    return put.bindTo(type).asType(methodType(void.class, KryoEngine.class, Output.class, type));
  }

  private static MethodHandle take(Class<?> type) {
    MethodType signature = methodType(type, KryoEngine.class, Input.class);
    if (type.isPrimitive()) {
      String name = type.getName();
      return find("take" + Character.toUpperCase(name.charAt(0)) + name.substring(1), signature);
    }
    MethodHandle take =
        find("take", methodType(Object.class, Class.class, KryoEngine.class, Input.class));
    return take.bindTo(type).asType(signature);
  }

  private static MethodHandle find(String name, MethodType type) {
    try {
      return LOOKUP.findStatic(RecordHandles.class, name, type);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new IllegalStateException("There is a method for each type", e);
    }
  }

  // What follows is found by name.

  private static void put(Class<?> type, KryoEngine engine, Output out, @Nullable Object value) {
    FieldAccess.write(engine, out, type, value);
  }

  private static @Nullable Object take(Class<?> type, KryoEngine engine, Input in) {
    return engine.message().sound(FieldAccess.read(engine, in, type), type);
  }

  private static void put(KryoEngine engine, Output out, int value) {
    out.writeInt(value, false);
  }

  private static void put(KryoEngine engine, Output out, long value) {
    out.writeLong(value, false);
  }

  private static void put(KryoEngine engine, Output out, boolean value) {
    out.writeBoolean(value);
  }

  private static void put(KryoEngine engine, Output out, double value) {
    out.writeLong(Double.doubleToRawLongBits(value));
  }

  private static void put(KryoEngine engine, Output out, float value) {
    out.writeInt(Float.floatToRawIntBits(value));
  }

  private static void put(KryoEngine engine, Output out, short value) {
    out.writeShort(value);
  }

  private static void put(KryoEngine engine, Output out, byte value) {
    out.writeByte(value);
  }

  private static void put(KryoEngine engine, Output out, char value) {
    out.writeChar(value);
  }

  private static int takeInt(KryoEngine engine, Input in) {
    return in.readInt(false);
  }

  private static long takeLong(KryoEngine engine, Input in) {
    return in.readLong(false);
  }

  private static boolean takeBoolean(KryoEngine engine, Input in) {
    return in.readBoolean();
  }

  private static double takeDouble(KryoEngine engine, Input in) {
    return Double.longBitsToDouble(in.readLong());
  }

  private static float takeFloat(KryoEngine engine, Input in) {
    return Float.intBitsToFloat(in.readInt());
  }

  private static short takeShort(KryoEngine engine, Input in) {
    return in.readShort();
  }

  private static byte takeByte(KryoEngine engine, Input in) {
    return in.readByte();
  }

  private static char takeChar(KryoEngine engine, Input in) {
    return in.readChar();
  }
}
