package dev.polycodec.protostuff;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of messages by their shapes.
 *
 * <p>A field of a scalar or enum class is written directly. Every other value is a nested message:
 * first the class, unless it is the declared one, then the content. The elements of containers are
 * fields of the container's message, whose number says what they are.
 */
final class ValueWriter {

  /** Field 1 names a class, field 2 refers to a class with a number; the content starts at 3. */
  static final int NAME = 1;

  static final int NUMBER = 2;
  static final int FIRST = 3;

  /** Elements that are not scalars; the numbers of scalars follow. */
  static final int NESTED = FIRST;

  static final int NULL = NESTED + 1;

  static final int NAME_TAG = Wire.tag(NAME, Wire.DELIMITED);
  static final int NUMBER_TAG = Wire.tag(NUMBER, Wire.VARINT);
  static final int NESTED_TAG = Wire.tag(NESTED, Wire.START_GROUP);
  static final int FIRST_TAG = Wire.tag(FIRST, Wire.DELIMITED);
  static final int NULL_TAG = Wire.tag(NULL, Wire.VARINT);

  private static final int[] SCALAR_TAGS = scalarTags();

  private final ClassPlans plans;
  private final FlatOutput out;
  private final FieldWriter fields;
  private @Nullable Message message;

  ValueWriter(ClassPlans plans, FlatOutput out) {
    this.plans = plans;
    this.out = out;
    this.fields = new FieldWriter(this, out);
  }

  private static int[] scalarTags() {
    int[] tags = new int[Scalar.values().length];
    for (Scalar scalar : Scalar.values()) {
      tags[scalar.ordinal()] = Wire.tag(NULL + 1 + scalar.ordinal(), Scalars.wireType(scalar));
    }
    return tags;
  }

  /** Returns the tag of a scalar among the elements of a container, or alone in a message. */
  static int tagOf(Scalar scalar) {
    return SCALAR_TAGS[scalar.ordinal()];
  }

  void root(Object value, Message of) throws IOException {
    message = of;
    plans.begin();
    content(plans.of(value.getClass()), value);
  }

  /** Forgets the message. */
  void clear() {
    message = null;
  }

  private Message message() {
    return Objects.requireNonNull(message);
  }

  private void nested(int tag, ClassPlan declared, Object value) throws IOException {
    if (declared.type() != value.getClass()) {
      named(tag, plans.of(value.getClass()), value);
      return;
    }
    out.tag(tag);
    content(declared, value);
    out.end(tag);
  }

  private void named(int tag, ClassPlan plan, Object value) throws IOException {
    out.tag(tag);
    if (plan.scalar() == null) {
      writeClass(plan);
    }
    content(plan, value);
    out.end(tag);
  }

  private void writeClass(ClassPlan plan) {
    if (plans.isNumbered(plan)) {
      out.varint(NUMBER_TAG, plan.number);
    } else {
      out.utf8(NAME_TAG, message().nameOf(plan.type()));
      plans.number(plan);
    }
  }

  private void content(ClassPlan plan, Object value) throws IOException {
    Scalar scalar = plan.scalar();
    if (scalar != null) {
      Scalars.write(out, tagOf(scalar), scalar, value, message());
    } else if (plan.kind() == Shape.Kind.ENUM) {
      constant(FIRST_TAG, plan, value);
    } else {
      message().enter(plan.type());
      state(plan, value);
      message().exit();
    }
  }

  private void constant(int tag, ClassPlan plan, Object value) {
    message().check(plan.shape().enumClass());
    out.utf8(tag, ((Enum<?>) value).name());
  }

  private void state(ClassPlan plan, Object value) throws IOException {
    switch (plan.kind()) {
      case FIELDS, RECORD -> object(plan, value);
      case OPEN -> {} // a plain Object, which has no fields
      case COLLECTION -> elements((Collection<?>) value, plan.shape().keyed());
      case MAP -> entries((Map<?, ?>) value);
      case ARRAY -> array(value);
      case SURROGATE -> element(plan.shape().toForm(value, message()));
      default -> throw new EncodeException(String.valueOf(plan.shape().refusal()));
    }
  }

  private void object(ClassPlan plan, Object owner) throws IOException {
    if (!plans.isNumbered(plan)) {
      plans.number(plan);
    }
    fields.write(plan, owner);
  }

  /** Writes a field of an object that is of no primitive type. */
  void field(FieldPlan field, Object value) throws IOException {
    Scalar scalar = field.scalar();
    if (scalar != null) {
      Scalars.write(out, field.tag(), scalar, value, message());
      return;
    }
    ClassPlan declared = field.declared();
    if (declared.plain() == Scalar.DATE && value.getClass() == declared.type()) {
      out.fixed64(field.tag(), ((Date) value).getTime());
    } else if (declared.kind() == Shape.Kind.ENUM) {
      constant(field.tag(), declared, value);
    } else {
      nested(field.nestedTag(), declared, value);
    }
  }

  private void elements(Collection<?> values, boolean keyed) throws IOException {
    message().elements(values.size(), 1, Integer.MAX_VALUE);
    for (Object value : values) {
      if (keyed) {
        message().key(values, value);
      }
      element(value);
    }
  }

  private void entries(Map<?, ?> map) throws IOException {
    message().elements(map.size(), 2, Integer.MAX_VALUE);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      message().key(map, entry.getKey());
      element(entry.getKey());
      element(entry.getValue());
    }
  }

  private void array(Object array) throws IOException {
    if (array instanceof Object[] values) {
      message().elements(values.length, 1, Integer.MAX_VALUE);
      for (Object value : values) {
        element(value);
      }
    } else {
      out.bytes(FIRST_TAG, Bulk.toBytes(array, message()));
    }
  }

  private void element(@Nullable Object value) throws IOException {
    if (value == null) {
      out.varint(NULL_TAG, 1);
      return;
    }
    ClassPlan plan = plans.of(value.getClass());
    Scalar scalar = plan.scalar();
    if (scalar != null) {
      Scalars.write(out, tagOf(scalar), scalar, value, message());
    } else {
      named(NESTED_TAG, plan, value);
    }
  }
}
