package dev.polycodec.jackson;

import com.fasterxml.jackson.core.SerializableString;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the typed variants know of a class, as the class of a value and as the declared class of a
 * slot: a field, an element, or the root. Immutable.
 *
 * <p>A value is <em>bare</em> in a slot if the slot alone says its class; else its type precedes
 * it.
 */
final class ClassPlan {

  private final ClassPlans plans;

  /** The class; of a primitive its wrapper, of an enum's constant the enum. */
  final Class<?> type;

  final Shape shape;
  final Kind kind;
  final @Nullable Scalar scalar;

  /** The fields in the order in which they are written. */
  final FieldPlan[] fields;

  /** With what an object in a slot of this class is likely to begin. */
  final SerializableString firstName;

  /** The components of a record before any was read: zeros and nulls. */
  final @Nullable Object[] blank;

  /** Whether a string in a slot of this class is a bare one. */
  final boolean takesText;

  /** Whether a slot of this class holds values of no other class. */
  final boolean closed;

  /** The class of a bare array in a slot of this class, or null if there is none. */
  final @Nullable Class<?> bareArray;

  /** The class of a bare object in a slot of this class, or null if there is none. */
  final @Nullable Class<?> bareObject;

  ClassPlan(ClassPlans plans, Class<?> type, Shape shape) {
    this.plans = plans;
    this.type = type;
    this.shape = shape;
    kind = shape.kind();
    scalar = shape.scalar();
    fields = FieldPlan.of(plans, shape);
    firstName = fields.length == 0 ? TypedWriter.TYPE_FIELD : fields[0].wireName;
    blank = Arrays.stream(fields).map(FieldPlan::zero).toArray();
    closed = isClosed(type);
    takesText =
        type == String.class
            ? scalar != null
            : kind == Kind.OPEN
                && type.isAssignableFrom(String.class)
                && plans.of(String.class).takesText;
    boolean open = kind == Kind.OPEN;
    bareArray = open ? first(type, ArrayList.class, HashSet.class, HashMap.class) : type;
    bareObject = open ? first(type, HashMap.class) : type;
  }

  private static boolean isClosed(Class<?> type) {
    return type.isArray()
        ? isClosed(type.getComponentType())
        : type.isPrimitive() || Modifier.isFinal(type.getModifiers());
  }

  private static @Nullable Class<?> first(Class<?> slot, Class<?>... candidates) {
    for (Class<?> candidate : candidates) {
      if (slot.isAssignableFrom(candidate)) {
        return candidate;
      }
    }
    return null;
  }

  /** Returns whether values are written as objects of fields; a plain {@code Object} has none. */
  boolean hasFields() {
    return kind == Kind.FIELDS || kind == Kind.RECORD || kind == Kind.OPEN;
  }

  /** Returns the plan of the elements of an array, or of the form of a surrogate. */
  ClassPlan inner() {
    return plans.of(
        kind == Kind.SURROGATE
            ? Objects.requireNonNull(shape.surrogate()).form()
            : type.getComponentType());
  }

  /** Returns whether a value of this plan needs no type in a slot. */
  boolean bareIn(ClassPlan slot, Object value) {
    if (slot == this) {
      return closed || (kind == Kind.SURROGATE ? isFlat(inner()) : kind != Kind.OPEN);
    }
    return slot.kind == Kind.OPEN && isNatural(slot, value);
  }

  /** Returns whether a form is never written as an object, which might begin with a type. */
  private static boolean isFlat(ClassPlan form) {
    return form.scalar != null || form.kind == Kind.ARRAY;
  }

  private boolean isNatural(ClassPlan slot, Object value) {
    if (scalar != null) {
      return switch (scalar) {
        case STRING, INT, BOOLEAN -> true;
        case DOUBLE -> Double.isFinite((Double) value);
        default -> false;
      };
    }
    return switch (kind) {
      case COLLECTION -> type == slot.bareArray;
      case MAP -> type == (isPairs((Map<?, ?>) value) ? slot.bareArray : slot.bareObject);
      default -> false;
    };
  }

  /** Returns whether a map has keys that are no strings, so that it is written as an array. */
  static boolean isPairs(Map<?, ?> map) {
    for (Object key : map.keySet()) {
      if (!(key instanceof String)) {
        return true;
      }
    }
    return false;
  }
}
