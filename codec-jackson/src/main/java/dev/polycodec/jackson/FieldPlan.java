package dev.polycodec.jackson;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One field on the wire, and where its value goes. */
final class FieldPlan {

  private final ClassPlans plans;
  private final Class<?> wireType;
  private final @Nullable FieldShape target;
  private final int component;
  private final Layout.@Nullable Slot slot;
  private @Nullable ClassPlan plan;

  final String name;
  final SerializableString wireName;

  /** What a field of a primitive type holds that needs no conversion, else null. */
  final @Nullable Scalar unboxed;

  private FieldPlan(
      ClassPlans plans,
      String name,
      Class<?> wireType,
      @Nullable FieldShape target,
      int component,
      Layout.@Nullable Slot slot) {
    this.plans = plans;
    this.name = name;
    this.wireName = new SerializedString(name);
    this.wireType = wireType;
    this.target = target;
    this.component = component;
    this.slot = slot;
    boolean own = slot == null && target != null && wireType.isPrimitive();
    this.unboxed = own ? Scalar.of(wireType) : null;
  }

  /** Returns the fields of a class. */
  static FieldPlan[] of(ClassPlans plans, Shape shape) {
    List<? extends FieldShape> fields = shape.fields();
    FieldPlan[] result = new FieldPlan[fields.size()];
    for (int i = 0; i < result.length; i++) {
      FieldShape field = fields.get(i);
      result[i] = new FieldPlan(plans, field.wireName(), field.type(), field, i, null);
    }
    return result;
  }

  /** Returns the fields of a class as the writer of a message had them. */
  static FieldPlan[] of(ClassPlans plans, Shape shape, Layout layout) {
    List<? extends Layout.Slot> slots = layout.slots();
    FieldPlan[] result = new FieldPlan[slots.size()];
    for (int i = 0; i < result.length; i++) {
      Layout.Slot slot = slots.get(i);
      FieldShape target = slot.target();
      int component = target == null ? -1 : shape.fields().indexOf(target);
      result[i] = new FieldPlan(plans, slot.name(), slot.wireType(), target, component, slot);
    }
    return result;
  }

  /** Returns the plan of the declared class; found late, for classes refer to each other. */
  ClassPlan plan() {
    ClassPlan found = plan;
    if (found == null) {
      found = plans.of(wireType);
      plan = found;
    }
    return found;
  }

  /** Returns the value of an absent field. */
  @Nullable Object zero() {
    return wireType.isPrimitive() ? Array.get(Array.newInstance(wireType, 1), 0) : null;
  }

  /** Returns whether the field is always written: nulls are not. */
  boolean isRequired() {
    return wireType.isPrimitive();
  }

  /** Returns whether the writer had another version of the class. */
  boolean isForeign() {
    return slot != null;
  }

  /** Returns the value of the field in an object that is being written. */
  @Nullable Object get(Object owner) {
    return target == null ? null : target.get(owner);
  }

  /** Returns the value of a field that has {@link #unboxed} in an object that is being written. */
  long getBits(Object owner) {
    return own().getBits(owner);
  }

  /** Puts a value that was read into a field that has {@link #unboxed}. */
  void setBits(Object owner, long bits) {
    own().setBits(owner, bits);
  }

  private FieldShape own() {
    return Objects.requireNonNull(target);
  }

  /** Puts a value that was read into an object, or among the components of a record. */
  void set(Object owner, boolean record, @Nullable Object read) {
    Object value = converted(read);
    if (target != null && record) {
      ((@Nullable Object[]) owner)[component] = value;
    } else if (target != null) {
      target.set(owner, value);
    }
  }

  private @Nullable Object converted(@Nullable Object read) {
    if (read == null && isRequired()) {
      throw new MalformedDataException("The bytes hold null in a field of a primitive type");
    }
    return slot == null || target == null ? read : slot.convert(read);
  }
}
