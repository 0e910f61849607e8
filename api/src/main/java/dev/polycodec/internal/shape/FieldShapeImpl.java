package dev.polycodec.internal.shape;

import static java.util.Objects.requireNonNull;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * A field, which reflection gets and sets: a method handle costs as much when it is first used as a
 * message, and classes that are met often get code of their own.
 */
final class FieldShapeImpl implements FieldShape {

  private final Field field;
  private final Class<?> type;

  /** What values are cast to, as reflection would widen them. */
  private final Class<?> boxed;

  private final String wireName;
  private final Type genericType;
  private final @Nullable Scalar scalar;
  private final boolean settable;

  /**
   * Opens the field.
   *
   * @throws java.lang.reflect.InaccessibleObjectException if its module does not open the package
   */
  FieldShapeImpl(Field field, String wireName, Type genericType) {
    field.setAccessible(true);
    this.field = field;
    this.type = field.getType();
    this.boxed = MethodType.methodType(type).wrap().returnType();
    this.wireName = wireName;
    this.genericType = genericType;
    this.scalar = Scalar.ofDeclared(type);
    this.settable = !field.getDeclaringClass().isRecord();
  }

  @Override
  public String name() {
    return field.getName();
  }

  @Override
  public String wireName() {
    return wireName;
  }

  @Override
  public Class<?> owner() {
    return field.getDeclaringClass();
  }

  @Override
  public Class<?> type() {
    return type;
  }

  @Override
  public Type genericType() {
    return genericType;
  }

  @Override
  public Field field() {
    return field;
  }

  @Override
  public @Nullable Object get(Object owner) {
    try {
      return field.get(owned(owner));
    } catch (IllegalAccessException e) {
      throw inaccessible(e);
    }
  }

  @Override
  public void set(Object owner, @Nullable Object value) {
    requireSettable();
    Object fitting = boxed.cast(type.isPrimitive() ? requireNonNull(value) : value);
    try {
      field.set(owned(owner), fitting);
    } catch (IllegalAccessException e) {
      throw inaccessible(e);
    }
  }

  @Override
  public long getBits(Object owner) {
    try {
      return switch (primitive()) {
        case BOOLEAN -> field.getBoolean(owned(owner)) ? 1 : 0;
        case FLOAT -> Float.floatToRawIntBits(field.getFloat(owned(owner)));
        case DOUBLE -> Double.doubleToRawLongBits(field.getDouble(owned(owner)));
        default -> field.getLong(owned(owner)); // widens what is shorter
      };
    } catch (IllegalAccessException e) {
      throw inaccessible(e);
    }
  }

  @Override
  public void setBits(Object owner, long bits) {
    requireSettable();
    Object object = owned(owner);
    try {
      switch (primitive()) {
        case BOOLEAN -> field.setBoolean(object, (bits & 1) != 0);
        case BYTE -> field.setByte(object, (byte) bits);
        case SHORT -> field.setShort(object, (short) bits);
        case CHAR -> field.setChar(object, (char) bits);
        case INT -> field.setInt(object, (int) bits);
        case LONG -> field.setLong(object, bits);
        case FLOAT -> field.setFloat(object, Float.intBitsToFloat((int) bits));
        default -> field.setDouble(object, Double.longBitsToDouble(bits));
      }
    } catch (IllegalAccessException e) {
      throw inaccessible(e);
    }
  }

  /** Fails as a cast does; else reflection would, with a text that has the class of a message. */
  private Object owned(Object owner) {
    return field.getDeclaringClass().cast(owner);
  }

  private void requireSettable() {
    if (!settable) {
      throw new IllegalStateException(this + " is a component of a record, which is constructed");
    }
  }

  private Scalar primitive() {
    if (!type.isPrimitive()) {
      throw new IllegalStateException(this + " is of no primitive type, but " + type.getName());
    }
    return requireNonNull(scalar);
  }

  private static IllegalStateException inaccessible(IllegalAccessException failure) {
    return new IllegalStateException("The field was made accessible", failure);
  }

  @Override
  public String toString() {
    return owner().getName() + "." + name();
  }
}
