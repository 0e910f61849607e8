package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueWriter} writes; every value is checked against the type it goes to. */
final class ValueReader {

  private static final Scalar[] SCALARS = Scalar.values();

  private final ClassPlans plans;
  private final FlatInput in;
  private final FieldReader fields;
  private final OtherFieldReader otherFields;
  private @Nullable Message message;

  ValueReader(ClassPlans plans, FlatInput in) {
    this.plans = plans;
    this.in = in;
    this.fields = new FieldReader(this, in);
    this.otherFields = new OtherFieldReader(this, plans, in);
  }

  Object root(Message of) throws Exception {
    message = of;
    plans.begin();
    return content(plans.of(of.rootClass()), in.tag());
  }

  /** Forgets the message. */
  void clear() {
    message = null;
  }

  Message message() {
    return Objects.requireNonNull(message);
  }

  Object nested(int tag, @Nullable ClassPlan declared) throws Exception {
    int outer = in.begin(tag);
    Object value = typed(declared);
    in.end(outer);
    return value;
  }

  private Object typed(@Nullable ClassPlan declared) throws Exception {
    int tag = in.tag();
    ClassPlan plan = declared;
    if (tag == ValueWriter.NUMBER_TAG) {
      plan = plans.get(in.integer());
      tag = in.tag();
    } else if (tag == ValueWriter.NAME_TAG) {
      plan = plans.of(message().load(in.text(message())));
      plans.number(plan);
      tag = in.tag();
    } else if (Wire.number(tag) > ValueWriter.NULL && (declared == null || isOpen(declared))) {
      return end(scalar(tag));
    }
    if (plan == null) {
      throw new MalformedDataException("A nested value names no class");
    }
    return content(plan, tag);
  }

  /** A scalar may stand in a field of its own class, or of an interface or superclass. */
  private static boolean isOpen(ClassPlan declared) {
    return declared.kind() == Shape.Kind.OPEN || declared.scalar() != null;
  }

  private Object content(ClassPlan plan, int first) throws Exception {
    if (plan.scalar() != null) {
      Object value = scalar(first);
      message().sound(value, plan.type());
      return end(value);
    }
    if (plan.kind() == Shape.Kind.ENUM) {
      require(first, ValueWriter.FIRST_TAG);
      return end(plan.constant(in, message()));
    }
    message().enter(plan.type());
    Object value = state(plan, first);
    message().exit();
    return value;
  }

  private Object state(ClassPlan plan, int first) throws Exception {
    return switch (plan.kind()) {
      case FIELDS, RECORD -> object(plan, first);
      case OPEN -> end(plan.shape().allocate(), first); // a plain Object, which has no fields
      case COLLECTION -> elements(plan.shape(), first);
      case MAP -> entries(plan.shape(), first);
      case ARRAY -> array(plan.type().getComponentType(), first);
      case SURROGATE -> end(plan.shape().fromForm(element(first), message()));
      default -> throw new MalformedDataException("No value can have " + plan.type());
    };
  }

  private Object object(ClassPlan plan, int first) throws Exception {
    if (!plans.isNumbered(plan)) {
      plans.number(plan);
    }
    Layout layout = message().layout(plan.type());
    return layout.same() ? fields.read(plan, first) : otherFields.read(plan.shape(), layout, first);
  }

  /** Reads a field of no primitive type. */
  Object field(FieldPlan field, int tag) throws Exception {
    Scalar scalar = field.scalar();
    if (scalar != null) {
      require(tag, field.tag());
      return Scalars.read(in, scalar, message());
    }
    ClassPlan declared = field.declared();
    if (declared.plain() == Scalar.DATE && tag == field.tag()) {
      return new Date(in.fixed64());
    }
    if (declared.kind() == Shape.Kind.ENUM) {
      require(tag, field.tag());
      return declared.constant(in, message());
    }
    return nested(tag, declared);
  }

  private Object elements(Shape type, int first) throws Exception {
    Collection<@Nullable Object> values = type.newCollection(0);
    boolean keyed = type.keyed();
    int size = 0;
    for (int tag = first; tag != 0; tag = in.tag()) {
      message().elements(++size, 1, Integer.MAX_VALUE);
      Object value = element(tag);
      if (keyed) {
        message().key(values, value);
      }
      values.add(value);
    }
    return values;
  }

  private Object entries(Shape type, int first) throws Exception {
    Map<@Nullable Object, @Nullable Object> map = type.newMap(0);
    int size = 0;
    for (int tag = first; tag != 0; tag = in.tag()) {
      message().elements(++size, 1, Integer.MAX_VALUE);
      Object key = element(tag);
      Object value = element(in.tag());
      message().key(map, key);
      map.put(key, value);
    }
    return map;
  }

  private Object array(Class<?> component, int first) throws Exception {
    if (component.isPrimitive()) {
      require(first, ValueWriter.FIRST_TAG);
      return end(Bulk.fromBytes(in.array(), component, message()));
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (int tag = first; tag != 0; tag = in.tag()) {
      message().elements(values.size() + 1, 1, Integer.MAX_VALUE);
      values.add(message().sound(element(tag), component));
    }
    return values.toArray((Object[]) Array.newInstance(component, values.size()));
  }

  private @Nullable Object element(int tag) throws Exception {
    if (tag == ValueWriter.NESTED_TAG) {
      return nested(tag, null);
    }
    if (tag == ValueWriter.NULL_TAG) {
      in.integer(0, 1);
      return null;
    }
    return scalar(tag);
  }

  private Object scalar(int tag) {
    int ordinal = Wire.number(tag) - ValueWriter.NULL - 1;
    if (ordinal < 0 || ordinal >= SCALARS.length) {
      throw new MalformedDataException("No scalar has field number " + Wire.number(tag));
    }
    require(tag, ValueWriter.tagOf(SCALARS[ordinal]));
    return Scalars.read(in, SCALARS[ordinal], message());
  }

  private <T> T end(T value) {
    return end(value, in.tag());
  }

  private static <T> T end(T value, int tag) {
    require(tag, 0);
    return value;
  }

  private static void require(int actual, int expected) {
    if (actual != expected) {
      throw new MalformedDataException("Expected the tag " + expected + " but found " + actual);
    }
  }
}
