package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape.Kind;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of one message as their shapes say.
 *
 * <p>An object is {@code {"field": value, ...}} without its null fields. Where the slot does not
 * say the class, the object begins with {@code "@"}, and another value is wrapped as {@code {"@":
 * type, "=": value}}. The type is a name once, and the number of the name from then on.
 */
final class TypedWriter {

  static final String TYPE = "@";
  static final String VALUE = "=";

  static final SerializableString TYPE_FIELD = new SerializedString(TYPE);
  private static final SerializableString VALUE_FIELD = new SerializedString(VALUE);

  private final ClassPlans plans;
  private final TypeTable types;
  private final Message message;
  private final JsonGenerator out;

  TypedWriter(ClassPlans plans, TypeTable types, Message message, JsonGenerator out) {
    this.plans = plans;
    this.types = types;
    this.message = message;
    this.out = out;
  }

  /** Writes a root whose class the frame names. */
  void root(Object value) throws IOException {
    ClassPlan plan = plans.of(value.getClass());
    types.add(plan);
    content(plan, value, false);
  }

  /** Writes a value into a slot. */
  void write(@Nullable Object value, ClassPlan slot) throws IOException {
    if (value == null) {
      out.writeNull();
      return;
    }
    if (slot.takesText && value instanceof String text) {
      out.writeString(text);
      return;
    }
    ClassPlan plan = slot.type == value.getClass() ? slot : plans.of(value.getClass());
    content(plan, value, !plan.bareIn(slot, value));
  }

  private void content(ClassPlan plan, Object value, boolean typed) throws IOException {
    if (plan.scalar != null) {
      open(plan, typed);
      scalar(plan.scalar, value);
      close(typed);
    } else if (plan.kind == Kind.ENUM) {
      message.check(plan.type);
      open(plan, typed);
      out.writeString(((Enum<?>) value).name());
      close(typed);
    } else {
      message.enter(plan.type);
      state(plan, value, typed);
      message.exit();
    }
  }

  private void state(ClassPlan plan, Object value, boolean typed) throws IOException {
    if (plan.hasFields()) {
      fields(plan, value, typed);
      return;
    }
    open(plan, typed);
    switch (plan.kind) {
      case ARRAY -> array(plan, value);
      case COLLECTION -> elements((Collection<?>) value, plan.shape.keyed());
      case MAP -> map((Map<?, ?>) value);
      case SURROGATE -> write(plan.shape.toForm(value, message), plan.inner());
      case EXTENSION ->
          throw new EncodeException(
              plan.type.getName()
                  + " extends a class of the JDK with state or methods of its own, which this codec"
                  + " does not carry: register a Surrogate for it, or use another codec");
      default -> throw new EncodeException(String.valueOf(plan.shape.refusal()));
    }
    close(typed);
  }

  private void open(ClassPlan plan, boolean typed) throws IOException {
    if (typed) {
      out.writeStartObject();
      type(plan);
      out.writeFieldName(VALUE_FIELD);
    }
  }

  private void close(boolean typed) throws IOException {
    if (typed) {
      out.writeEndObject();
    }
  }

  private void type(ClassPlan plan) throws IOException {
    out.writeFieldName(TYPE_FIELD);
    int number = types.numberOf(plan);
    if (number >= 0) {
      out.writeNumber(number);
    } else {
      out.writeString(message.nameOf(plan.type));
      types.add(plan);
    }
  }

  private void fields(ClassPlan plan, Object owner, boolean typed) throws IOException {
    out.writeStartObject();
    if (typed) {
      type(plan);
    }
    for (FieldPlan field : plan.fields) {
      if (field.unboxed != null) {
        out.writeFieldName(field.wireName);
        Scalars.writeBits(out, field.unboxed, field.getBits(owner));
        continue;
      }
      Object value = field.get(owner);
      if (value != null) {
        out.writeFieldName(field.wireName);
        write(value, field.plan());
      }
    }
    out.writeEndObject();
  }

  private void scalar(Scalar scalar, Object value) throws IOException {
    if (scalar == Scalar.STRING) {
      out.writeString((String) value);
    } else {
      Scalars.write(out, scalar, scalar.bound(value, message));
    }
  }

  private void array(ClassPlan plan, Object array) throws IOException {
    if (array instanceof Object[] elements) {
      message.elements(elements.length, 1, Integer.MAX_VALUE);
      ClassPlan slot = plan.inner();
      out.writeStartArray();
      for (Object element : elements) {
        write(element, slot);
      }
      out.writeEndArray();
    } else {
      PrimitiveArrays.write(out, array, message);
    }
  }

  private void elements(Collection<?> elements, boolean keyed) throws IOException {
    message.elements(elements.size(), 1, Integer.MAX_VALUE);
    ClassPlan slot = plans.any();
    out.writeStartArray();
    for (Object element : elements) {
      if (keyed) {
        message.key(elements, element);
      }
      write(element, slot);
    }
    out.writeEndArray();
  }

  private void map(Map<?, ?> map) throws IOException {
    message.elements(map.size(), 2, Integer.MAX_VALUE);
    ClassPlan slot = plans.any();
    if (ClassPlan.isPairs(map)) {
      out.writeStartArray();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        message.key(map, entry.getKey());
        write(entry.getKey(), slot);
        write(entry.getValue(), slot);
      }
      out.writeEndArray();
    } else {
      out.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        message.key(map, entry.getKey());
        out.writeFieldName(escaped((String) entry.getKey()));
        write(entry.getValue(), slot);
      }
      out.writeEndObject();
    }
  }

  /** A key that looks like the type's field is marked, and told from it by the second mark. */
  private static String escaped(String key) {
    return key.startsWith(TYPE) ? TYPE + key : key;
  }
}
