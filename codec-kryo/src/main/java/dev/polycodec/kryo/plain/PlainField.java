package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.serializers.FieldSerializer.CachedField;
import com.esotericsoftware.kryo.util.Generics.GenericType;
import com.esotericsoftware.kryo.util.Util;
import dev.polycodec.SchemaMismatchException;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * A field as Kryo reads it, but stored with a check of its type: Kryo stores what the bytes hold by
 * {@code Unsafe}, whatever that is.
 */
final class PlainField {

  private final PlainEngine kryo;
  private final CachedField cached;
  private final Field field;
  private final GenericType generic;
  private final boolean direct;

  /** What reads a value whose class the field declares: Kryo keeps it, too. */
  private @Nullable Serializer<?> ofDeclared;

  PlainField(PlainEngine kryo, CachedField cached, Class<?> owner) {
    this.kryo = kryo;
    this.cached = cached;
    this.field = cached.getField();
    this.generic = new GenericType(field.getDeclaringClass(), owner, field.getGenericType());
    // Kryo's classes for fields of primitives and strings are members of those for objects. What
    // they store can have no other type.
    this.direct = cached.getClass().isMemberClass();
  }

  String name() {
    return cached.getName();
  }

  Field field() {
    return field;
  }

  /** Reads the value as a {@code FieldSerializer} writes it. */
  void read(Input in, Object owner) {
    if (direct) {
      cached.read(in, owner);
      return;
    }
    Class<?> concrete = concrete();
    if (concrete != null) {
      set(owner, value(in, concrete, serializer(concrete), cached.getCanBeNull()));
      return;
    }
    Registration registration = kryo.readClass(in);
    set(
        owner,
        registration == null
            ? null
            : value(in, registration.getType(), serializer(registration), false));
  }

  /** Reads the value after its class, which serializers that expect changes write, or null. */
  void read(Input in, Object owner, @Nullable Registration announced) {
    if (announced == null) {
      if (!field.getType().isPrimitive()) {
        set(owner, null);
      }
      return;
    }
    Class<?> type = announced.getType();
    if (!Util.isAssignableTo(type, field.getType())) {
      throw new SchemaMismatchException(
          "The bytes hold a value of the class "
              + type.getName()
              + " for "
              + field.getDeclaringClass().getName()
              + "."
              + field.getName()
              + ", which is a "
              + field.getType().getTypeName());
    }
    if (direct) {
      cached.read(in, owner);
    } else {
      set(owner, value(in, type, serializer(announced), false));
    }
  }

  private @Nullable Class<?> concrete() {
    Class<?> declared = cached.getValueClass();
    if (declared != null) {
      return declared;
    }
    Class<?> resolved = generic.resolve(kryo.getGenerics());
    if (resolved == null || !kryo.isFinal(resolved)) {
      return null;
    }
    return field.getType().isArray() ? Util.getArrayType(resolved) : resolved;
  }

  private Serializer<?> serializer(Class<?> concrete) {
    if (concrete != cached.getValueClass()) {
      return serializer(kryo.getRegistration(concrete));
    }
    kryo.check(concrete);
    Serializer<?> known = ofDeclared;
    if (known == null) {
      known = serializer(kryo.getRegistration(concrete));
      ofDeclared = known;
    }
    return known;
  }

  private Serializer<?> serializer(Registration registration) {
    Serializer<?> own = cached.getSerializer();
    return own == null ? registration.getSerializer() : own;
  }

  private @Nullable Object value(
      Input in, Class<?> type, Serializer<?> serializer, boolean nullable) {
    kryo.getGenerics().pushGenericType(generic);
    Object value =
        nullable
            ? kryo.readAllowedOrNull(in, type, serializer)
            : kryo.readAllowed(in, type, serializer);
    kryo.getGenerics().popGenericType();
    return value;
  }

  private void set(Object owner, @Nullable Object value) {
    try {
      field.set(owner, value);
    } catch (IllegalArgumentException e) { // the JDK has checked it
      kryo.message().sound(value, field.getType());
      throw e;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field + " was made accessible by Kryo", e);
    }
  }
}
