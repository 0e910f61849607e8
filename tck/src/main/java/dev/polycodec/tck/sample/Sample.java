package dev.polycodec.tck.sample;

import dev.polycodec.TypeRef;
import dev.polycodec.tck.equality.Reflection;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One value of the value set.
 *
 * @param name the group and the name of the value, such as {@code "scalar/double -0.0"}
 * @param tier which codecs must round-trip it where its type is declared
 * @param holder a class whose one field, {@code value}, declares the type
 * @param named whether only the bytes name a class of the value, which must so be allowed
 * @param value makes the value, a new one each time
 */
public record Sample(
    String name, Tier tier, Class<?> holder, boolean named, Supplier<@Nullable Object> value) {

  /** Returns a new value, which may be null. */
  public @Nullable Object create() {
    return value.get();
  }

  /** Returns the declared type, boxed, because no root is a primitive. */
  public TypeRef<?> declared() {
    Type type = field().getGenericType();
    return TypeRef.of(type instanceof Class<?> raw ? Reflection.boxed(raw) : type);
  }

  /** Returns the class of the declared type. */
  public Class<?> raw() {
    return Reflection.boxed(field().getType());
  }

  /** Returns the one field of the holder. */
  public Field field() {
    return Reflection.field(holder, "value");
  }

  /** Returns where in a message the value can stand. */
  public Set<Position> positions() {
    Set<Position> positions = EnumSet.allOf(Position.class);
    Object first = create();
    if (first == null) {
      return EnumSet.of(Position.ROOT, Position.CLASS, Position.FIELD, Position.OBJECT);
    }
    Object second = create();
    if (!first.equals(second) || first.hashCode() != Objects.hashCode(second)) {
      positions.remove(Position.KEY);
    }
    if (tier == Tier.EXTRA) {
      positions.retainAll(Set.of(Position.CLASS, Position.FIELD, Position.ELEMENT));
    }
    return positions;
  }

  /** Returns the tier of the value at a position. */
  public Tier tierAt(Position position) {
    if (tier != Tier.CORE) {
      return tier;
    }
    return switch (position) {
      case ROOT, FIELD -> Tier.CORE;
      case CLASS -> isErased() ? Tier.TYPED : Tier.CORE;
      case OBJECT, ELEMENT, KEY, VALUE -> Tier.TYPED;
    };
  }

  /** Returns whether the value's class says less about its content than the declared type does. */
  private boolean isErased() {
    Object any = create();
    return any != null
        && (field().getGenericType() instanceof ParameterizedType
            || any.getClass().getTypeParameters().length > 0);
  }
}
