package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape.Kind;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads what {@link TypedWriter} writes; every value is checked against the slot it goes to. */
final class TypedReader {

  private final ClassPlans plans;
  private final TypeTable types;
  private final Message message;
  private final JsonParser in;
  private final FieldReader fields;
  private final ContainerReader containers;

  /**
   * Creates a reader for one message.
   *
   * @param lenient whether a field that only one side has is tolerated
   */
  TypedReader(ClassPlans plans, TypeTable types, Message message, JsonParser in, boolean lenient) {
    this.plans = plans;
    this.types = types;
    this.message = message;
    this.in = in;
    fields = new FieldReader(this, plans, message, in, lenient);
    containers = new ContainerReader(this, plans, message, in);
  }

  /** Reads a root whose class the frame names. */
  Object root() throws Exception {
    ClassPlan plan = plans.of(message.rootClass());
    types.add(plan);
    in.nextToken();
    return content(plan);
  }

  /** Reads a root that names its class itself. */
  @Nullable Object bareRoot() throws Exception {
    ClassPlan slot = plans.any();
    Object value;
    if (in.nextToken() != JsonToken.START_OBJECT) {
      value = allowed(read(slot));
    } else {
      String first = nextName();
      value = TypedWriter.TYPE.equals(first) ? typedRoot() : allowed(object(slot, first));
    }
    return message.sound(value, message.root().raw());
  }

  private Object typedRoot() throws Exception {
    in.nextToken();
    ClassPlan plan = plans.of(message.loadRoot(Scalars.text(in)));
    types.add(plan);
    return typed(plan);
  }

  private @Nullable Object allowed(@Nullable Object root) {
    if (root != null) {
      message.loadRoot(message.nameOf(root.getClass()));
    }
    return root;
  }

  /** Reads the value that begins with the current token into a slot. */
  @Nullable Object read(ClassPlan slot) throws Exception {
    JsonToken token = in.currentToken();
    if (token == JsonToken.VALUE_STRING && slot.takesText) {
      return in.getText();
    }
    if (token == JsonToken.VALUE_NULL) {
      return null;
    }
    if (token == null) {
      throw unexpected();
    }
    if (token == JsonToken.START_OBJECT && !slot.closed) {
      return object(slot, firstName(slot));
    }
    if (slot.scalar != null) {
      return scalar(slot.scalar);
    }
    if (slot.kind != Kind.OPEN) {
      return message.sound(content(slot), slot.type);
    }
    return token == JsonToken.START_ARRAY
        ? content(bare(slot.bareArray))
        : message.sound(natural(), slot.type);
  }

  /** Reads an object whose slot leaves its class open, and whose first name was read. */
  private Object object(ClassPlan slot, @Nullable String first) throws Exception {
    if (TypedWriter.TYPE.equals(first)) {
      in.nextToken();
      ClassPlan plan = type();
      if (!slot.type.isAssignableFrom(plan.type)) {
        throw new MalformedDataException(
            "The bytes put an object of the class "
                + plan.type.getName()
                + " where "
                + slot.type.getName()
                + " is declared");
      }
      return sound(typed(plan), slot);
    }
    ClassPlan plan = bare(slot.bareObject);
    message.enter(plan.type);
    Object value = plan.kind == Kind.MAP ? containers.map(plan, first) : fields.read(plan);
    message.exit();
    return value;
  }

  /** Returns the first name of an object; the parser need not decode it if it is the likeliest. */
  private @Nullable String firstName(ClassPlan slot) throws IOException {
    if (in.nextFieldName(slot.firstName)) {
      return slot.firstName.getValue();
    }
    if (in.hasToken(JsonToken.FIELD_NAME)) {
      return in.currentName();
    }
    Scalars.expect(in, JsonToken.END_OBJECT);
    return null;
  }

  private <T> T sound(T value, ClassPlan slot) {
    message.sound(value, slot.type);
    return value;
  }

  private ClassPlan bare(@Nullable Class<?> type) {
    if (type == null) {
      throw unexpected();
    }
    return plans.of(type);
  }

  private ClassPlan type() throws IOException {
    if (in.hasToken(JsonToken.VALUE_NUMBER_INT)) {
      return types.get(in.getIntValue());
    }
    ClassPlan plan = plans.of(message.load(Scalars.text(in)));
    types.add(plan);
    return plan;
  }

  /** Reads what follows a type, up to the end of the object. */
  private Object typed(ClassPlan plan) throws Exception {
    if (plan.hasFields()) {
      message.enter(plan.type);
      Object value = fields.read(plan);
      message.exit();
      return value;
    }
    if (!TypedWriter.VALUE.equals(nextName())) {
      throw unexpected();
    }
    in.nextToken();
    Object value = content(plan);
    in.nextToken();
    Scalars.expect(in, JsonToken.END_OBJECT);
    return value;
  }

  /** Reads a value of a known class that begins with the current token. */
  private Object content(ClassPlan plan) throws Exception {
    if (plan.scalar != null) {
      return scalar(plan.scalar);
    }
    if (plan.kind == Kind.ENUM) {
      message.check(plan.type);
      return plan.shape.constant(Scalars.text(in), message);
    }
    message.enter(plan.type);
    Object value = state(plan);
    message.exit();
    return value;
  }

  private Object scalar(Scalar scalar) throws IOException {
    return scalar.bound(Scalars.read(in, scalar), message);
  }

  private Object state(ClassPlan plan) throws Exception {
    if (plan.kind == Kind.SURROGATE) {
      return plan.shape.fromForm(read(plan.inner()), message);
    }
    if (in.hasToken(JsonToken.START_OBJECT)) {
      return plan.kind == Kind.MAP ? containers.map(plan, nextName()) : fields.read(plan);
    }
    Scalars.expect(in, JsonToken.START_ARRAY);
    return containers.read(plan);
  }

  private Object natural() throws IOException {
    return switch (in.currentToken()) {
      case VALUE_STRING -> in.getText();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NUMBER_INT -> in.getIntValue();
      case VALUE_NUMBER_FLOAT -> Scalars.read(in, Scalar.DOUBLE);
      default -> throw unexpected();
    };
  }

  /** Returns the next name of the object, or null at its end. */
  @Nullable String nextName() throws IOException {
    String name = in.nextFieldName();
    if (name == null) {
      Scalars.expect(in, JsonToken.END_OBJECT);
    }
    return name;
  }

  MalformedDataException unexpected() {
    return new MalformedDataException(
        "Unexpected " + in.currentToken() + " at " + Scalars.where(in));
  }
}
