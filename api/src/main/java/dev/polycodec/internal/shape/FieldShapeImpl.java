package dev.polycodec.internal.shape;

import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
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
  private final Class<?> type;
  private final String wireName;
  private final Type genericType;
  private final Shapes shapes;
  private final @Nullable Scalar scalar;
  private final MethodHandle getter;
  private final @Nullable MethodHandle setter;
  private final @Nullable MethodHandle bitsGetter;
  private final @Nullable MethodHandle bitsSetter;

  /** Found when first needed, since classes refer to each other; all threads find the same. */
  private @Nullable Shape shape;

  /**
   * Opens the field.
   *
   * @throws java.lang.reflect.InaccessibleObjectException if its module does not open the package
   */
  FieldShapeImpl(Field field, String wireName, Type genericType, Shapes shapes) {
    field.setAccessible(true);
    this.field = field;
    this.type = field.getType();
    this.wireName = wireName;
    this.genericType = genericType;
    this.shapes = shapes;
    this.scalar = Scalar.ofDeclared(type);
    boolean settable = !field.getDeclaringClass().isRecord();
    try {
      MethodHandle get = LOOKUP.unreflectGetter(field);
      MethodHandle set = settable ? LOOKUP.unreflectSetter(field) : null;
      this.getter = get.asType(GETTER);
      this.setter = set == null ? null : boxing(set);
      this.bitsGetter = type.isPrimitive() ? Bits.getter(get) : null;
      this.bitsSetter = type.isPrimitive() && set != null ? Bits.setter(set) : null;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("The field was made accessible", e);
    }
  }

  /** Casts to the wrapper before it unboxes: else an {@code int} field would take a byte. */
  private static MethodHandle boxing(MethodHandle setter) {
    Class<?> boxed = setter.type().wrap().parameterType(1);
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
  public @Nullable Scalar scalar() {
    return scalar;
  }

  @Override
  public Shape shape() {
    Shape found = shape;
    if (found == null) {
      found = shapes.of(type);
      shape = found;
    }
    return found;
  }

  @Override
  public @Nullable Object get(Object owner) {
    try {
      return (Object) getter.invokeExact(owner);
    } catch (Throwable e) {
      throw unchecked(e);
    }
  }

  @Override
  public void set(Object owner, @Nullable Object value) {
    MethodHandle handle = settable(setter);
    try {
      handle.invokeExact(owner, value);
    } catch (Throwable e) {
      throw unchecked(e);
    }
  }

  @Override
  public long getBits(Object owner) {
    MethodHandle handle = primitive(bitsGetter);
    try {
      return (long) handle.invokeExact(owner);
    } catch (Throwable e) {
      throw unchecked(e);
    }
  }

  @Override
  public void setBits(Object owner, long bits) {
    MethodHandle handle = settable(bitsSetter);
    try {
      handle.invokeExact(owner, bits);
    } catch (Throwable e) {
      throw unchecked(e);
    }
  }

  private MethodHandle settable(@Nullable MethodHandle handle) {
    if (setter == null) {
      throw new IllegalStateException(this + " is a component of a record, which is constructed");
    }
    return primitive(handle);
  }

  private MethodHandle primitive(@Nullable MethodHandle handle) {
    if (handle == null) {
      throw new IllegalStateException(this + " is of no primitive type, but " + type.getName());
    }
    return handle;
  }

  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException exception
        ? exception
        : new IllegalStateException("An accessor throws no checked exception", failure);
  }

  @Override
  public String toString() {
    return owner().getName() + "." + name();
  }
}
