package dev.polycodec.internal.shape;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Accessors of primitive fields that pass every value as the bits of a {@code long}. */
final class Bits {

  private static final MethodType GETTER = methodType(long.class, Object.class);
  private static final MethodType SETTER = methodType(void.class, Object.class, long.class);

  private static final MethodHandle FROM_FLOAT =
      find(Float.class, "floatToRawIntBits", methodType(int.class, float.class));
  private static final MethodHandle TO_FLOAT =
      find(Float.class, "intBitsToFloat", methodType(float.class, int.class));
  private static final MethodHandle FROM_DOUBLE =
      find(Double.class, "doubleToRawLongBits", methodType(long.class, double.class));
  private static final MethodHandle TO_DOUBLE =
      find(Double.class, "longBitsToDouble", methodType(double.class, long.class));

  private Bits() {}

  /** Returns the handle that gets the bits of what a getter returns. */
  static MethodHandle getter(MethodHandle getter) {
    Class<?> type = getter.type().returnType();
    MethodHandle bits = getter;
    if (type == float.class) {
      bits = MethodHandles.filterReturnValue(getter, FROM_FLOAT);
    } else if (type == double.class) {
      bits = MethodHandles.filterReturnValue(getter, FROM_DOUBLE);
    }
    return MethodHandles.explicitCastArguments(bits, GETTER);
  }

  /** Returns the handle that sets what a setter sets from its bits. */
  static MethodHandle setter(MethodHandle setter) {
    Class<?> type = setter.type().parameterType(1);
    MethodHandle bits = setter;
    if (type == float.class) {
      bits = MethodHandles.filterArguments(setter, 1, TO_FLOAT);
    } else if (type == double.class) {
      bits = MethodHandles.filterArguments(setter, 1, TO_DOUBLE);
    }
    return MethodHandles.explicitCastArguments(bits, SETTER);
  }

  private static MethodHandle find(Class<?> owner, String name, MethodType type) {
    try {
      return MethodHandles.publicLookup().findStatic(owner, name, type);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new IllegalStateException("The JDK has this method", e);
    }
  }
}
