package dev.polycodec.protostuff;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import org.jspecify.annotations.Nullable;

/** A field and its tags. */
final class FieldPlan {

  private final Class<?> type;
  private final ClassPlans plans;
  private final int tag;
  private final int nestedTag;
  private final @Nullable Scalar scalar;
  private @Nullable ClassPlan declared;

  FieldPlan(FieldShape shape, int index, ClassPlans plans) {
    int number = ValueWriter.FIRST + index;
    this.type = shape.type();
    this.plans = plans;
    this.scalar = shape.scalar();
    this.tag = Wire.tag(number, wireType(shape));
    this.nestedTag = Wire.tag(number, Wire.START_GROUP);
  }

  private static int wireType(FieldShape shape) {
    Scalar scalar = Scalar.of(shape.type());
    return scalar == null ? Wire.DELIMITED : Scalars.wireType(scalar);
  }

  /** Returns the tag of what is not nested: a scalar, or the name of an enum's constant. */
  int tag() {
    return tag;
  }

  int nestedTag() {
    return nestedTag;
  }

  /** Returns the scalar that every value of the field is, or null. */
  @Nullable Scalar scalar() {
    return scalar;
  }

  /** Returns what is known of the declared class, which is found when it is first needed. */
  ClassPlan declared() {
    ClassPlan known = declared;
    if (known == null) {
      known = plans.of(type);
      declared = known;
    }
    return known;
  }
}
