package dev.polycodec.internal.shape;

import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** A field with accessors that cast both the object and the value. */
final class FieldShapeImpl implements FieldShape {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodType GETTER = methodType(Object.class, Object.class);
  private static final MethodType SETTER = methodType(void.class, Object.class, Object.class);

  private final Field field;
  private final String wireName;
  private final Type genericType;
  private final @Nullable Scalar scalar;
  private final MethodHandle getter;
  private final @Nullable MethodHandle setter;

  /**
   * Opens the field.
   *
   * @throws java.lang.reflect.InaccessibleObjectException if its module does not open the package
   */
  FieldShapeImpl(Field field, String wireName, Type genericType) {
    field.setAccessible(true);
    this.field = field;
    this.wireName = wireName;
    this.genericType = genericType;
    this.scalar = Scalar.ofDeclared(field.getType());
    try {
      this.getter = LOOKUP.unreflectGetter(field).asType(GETTER);
      this.setter = field.getDeclaringClass().isRecord() ? null : setter(field);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("The field was made accessible", e);
    }
  }

  /** Casts to the wrapper before it unboxes: else an {@code int} field would take a byte. */
  private static MethodHandle setter(Field field) throws IllegalAccessException {
    MethodHandle setter = LOOKUP.unreflectSetter(field);
    Class<?> boxed = methodType(field.getType()).wrap().returnType();
    return setter.asType(setter.type().changeParameterType(1, boxed)).asType(SETTER);
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
    return field.getType();
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
  public @Nullable Scalar scalar() {
    return scalar;
  }

  @Override
  public @Nullable Object get(Object owner) {
    try {
      return (Object) getter.invokeExact(owner);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("A getter throws no checked exception", e);
    }
  }

  @Override
  public void set(Object owner, @Nullable Object value) {
    if (setter == null) {
      throw new IllegalStateException(this + " is a component of a record, which is constructed");
    }
    try {
      setter.invokeExact(owner, value);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("A setter throws no checked exception", e);
    }
  }

  @Override
  public String toString() {
    return owner().getName() + "." + name();
  }
}
