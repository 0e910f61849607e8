package dev.polycodec.thrift;

import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.thrift.TBase;
import org.apache.thrift.TEnum;
import org.apache.thrift.protocol.TType;
import org.jspecify.annotations.Nullable;

/** What a field, a key or an element is declared to hold; or the root. */
final class Slot implements Plan {

  private static final Map<Class<?>, Byte> SCALARS =
      Map.of(
          Boolean.class, TType.BOOL,
          Byte.class, TType.BYTE,
          Short.class, TType.I16,
          Integer.class, TType.I32,
          Long.class, TType.I64,
          Double.class, TType.DOUBLE,
          String.class, TType.STRING,
          ByteBuffer.class, TType.STRING,
          byte[].class, TType.STRING,
          UUID.class, TType.UUID);

  /** The type code that the bytes have for it. */
  final byte wire;

  final Class<?> type;

  /** What the keys of a map, or the elements of a set, are; null if it is another value. */
  final @Nullable Slot key;

  /** What the elements, or the values of a map, are; null if it is no container. */
  final @Nullable Slot element;

  private final int @Nullable [] numbers;
  private final Map<Class<?>, StructType> structs;

  /** Found when it is needed: a class may contain itself, and one that is denied is left alone. */
  private @Nullable StructType struct;

  /**
   * Finds out what a Java type stands for. Thrift's own metadata, as compilers before 0.18 write
   * it, do not say what a {@code typedef} stands for.
   *
   * @throws IllegalArgumentException if generated classes have no such fields
   */
  Slot(Type java, Map<Class<?>, StructType> structs) {
    this.structs = structs;
    this.type = (Class<?>) (java instanceof ParameterizedType p ? p.getRawType() : java);
    this.wire = wireOf(type);
    boolean map = wire == TType.MAP;
    boolean container = isNested(wire) && wire != TType.STRUCT;
    this.element = container ? new Slot(argument(java, map ? 1 : 0), structs) : null;
    this.key = map ? new Slot(argument(java, 0), structs) : wire == TType.SET ? element : null;
    this.numbers = TEnum.class.isAssignableFrom(type) ? numbers(type) : null;
  }

  private static byte wireOf(Class<?> type) {
    if (Map.class.isAssignableFrom(type)) {
      return TType.MAP;
    } else if (Set.class.isAssignableFrom(type)) {
      return TType.SET;
    } else if (List.class.isAssignableFrom(type)) {
      return TType.LIST;
    } else if (TBase.class.isAssignableFrom(type)) {
      return TType.STRUCT;
    } else if (TEnum.class.isAssignableFrom(type) && type.isEnum()) {
      return TType.I32;
    }
    Byte scalar = SCALARS.get(MethodType.methodType(type).wrap().returnType());
    if (scalar == null) {
      throw new IllegalArgumentException(type.getName());
    }
    return scalar;
  }

  private static Type argument(Type java, int index) {
    if (java instanceof ParameterizedType p) {
      return p.getActualTypeArguments()[index];
    }
    throw new IllegalArgumentException(java.getTypeName());
  }

  private static int[] numbers(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .mapToInt(each -> ((TEnum) each).getValue())
        .sorted()
        .toArray();
  }

  boolean isBinary() {
    return wire == TType.STRING && type != String.class;
  }

  /** Says whether a {@link Walk} sees the values: other scalars cost it nothing. */
  boolean isWalked() {
    return wire == TType.I32 || wire == TType.STRING || isNested(wire);
  }

  /** Says whether the values are structs, or hold some. */
  boolean holds() {
    return wire == TType.STRUCT
        || (key != null && key.holds())
        || (element != null && element.holds());
  }

  /** Says whether values of a type are structs or containers. */
  static boolean isNested(byte wire) {
    return wire >= TType.STRUCT && wire <= TType.LIST;
  }

  StructType struct() {
    StructType known = struct;
    if (known == null) {
      known = Objects.requireNonNullElseGet(structs.get(type), () -> StructType.of(type, structs));
      structs.put(type, known); // two threads may do that, and a stack may end before
      struct = known;
    }
    return known;
  }

  /** Checks the number of a constant: the library makes null of one that is not known. */
  void requireConstant(int number, Message message) {
    if (numbers != null) {
      message.admit(type);
      if (Arrays.binarySearch(numbers, number) < 0) {
        throw new SchemaMismatchException(
            type.getName()
                + " has no constant of the number in the bytes: they were written with another"
                + " version of it");
      }
    }
  }
}
