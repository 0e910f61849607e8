package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the fields of objects and the components of records. */
final class FieldReader {

  private static final int UNKNOWN = -1;
  private static final int END = -2;

  private final TypedReader values;
  private final ClassPlans plans;
  private final Message message;
  private final JsonParser in;
  private final boolean lenient;
  private @Nullable Map<ClassPlan, FieldPlan[]> foreign;

  FieldReader(
      TypedReader values, ClassPlans plans, Message message, JsonParser in, boolean lenient) {
    this.values = values;
    this.plans = plans;
    this.message = message;
    this.in = in;
    this.lenient = lenient;
  }

  /** Reads an object, of which at most the type and the first name were read. */
  Object read(ClassPlan plan) throws Exception {
    return switch (plan.kind) {
      case FIELDS, OPEN -> {
        Object owner = plan.shape.allocate();
        fields(plan, owner, false);
        yield owner;
      }
      case RECORD -> {
        @Nullable Object[] components = plan.blank.clone();
        fields(plan, components, true);
        yield construct(plan, components);
      }
      default -> throw values.unexpected();
    };
  }

  /** Reads fields up to the end of the object, into an object or the components of a record. */
  private void fields(ClassPlan plan, Object target, boolean record) throws Exception {
    FieldPlan[] fields = fieldsOf(plan);
    long[] seen = new long[(fields.length >> 6) + 1];
    boolean named = in.hasToken(JsonToken.FIELD_NAME) || in.hasToken(JsonToken.END_OBJECT);
    int likeliest = 0;
    int index = named ? current(fields, 0) : next(fields, 0);
    while (index != END) {
      if (index == UNKNOWN) {
        skip(plan);
      } else {
        mark(seen, index, plan);
        value(fields[index], target, record);
        likeliest = index + 1;
      }
      index = next(fields, likeliest);
    }
    for (int i = 0; i < fields.length; i++) {
      if ((seen[i >> 6] & 1L << i) == 0) {
        absent(plan, fields[i], target, record);
      }
    }
  }

  private static void mark(long[] seen, int index, ClassPlan plan) {
    if ((seen[index >> 6] & 1L << index) != 0) {
      throw new MalformedDataException(
          "The bytes hold a field of " + plan.type.getName() + " twice");
    }
    seen[index >> 6] |= 1L << index;
  }

  /** Finds the next field; the parser need not decode the name if it is the likeliest. */
  private int next(FieldPlan[] fields, int likeliest) throws IOException {
    if (likeliest < fields.length) {
      return in.nextFieldName(fields[likeliest].wireName) ? likeliest : current(fields, likeliest);
    }
    in.nextToken();
    return current(fields, 0);
  }

  private int current(FieldPlan[] fields, int likeliest) throws IOException {
    if (in.hasToken(JsonToken.FIELD_NAME)) {
      return find(fields, in.currentName(), likeliest);
    }
    Scalars.expect(in, JsonToken.END_OBJECT);
    return END;
  }

  private void value(FieldPlan field, Object target, boolean record) throws Exception {
    ClassPlan slot = field.plan();
    String text = slot.takesText ? in.nextTextValue() : null;
    if (text != null) {
      field.set(target, record, text);
      return;
    }
    JsonToken token = slot.takesText ? in.currentToken() : in.nextToken();
    if (field.unboxed != null && !record && token != JsonToken.VALUE_NULL) {
      field.setBits(target, Scalars.readBits(in, field.unboxed));
    } else {
      field.set(target, record, values.read(slot));
    }
  }

  private FieldPlan[] fieldsOf(ClassPlan plan) {
    Layout layout = message.layout(plan.type);
    if (layout.same()) {
      return plan.fields;
    }
    if (foreign == null) {
      foreign = new IdentityHashMap<>();
    }
    return foreign.computeIfAbsent(plan, p -> FieldPlan.of(plans, p.shape, layout));
  }

  /** Finds a field by name; the one after the last is the likeliest. */
  private static int find(FieldPlan[] fields, String name, int next) {
    for (int i = next; i < fields.length; i++) {
      if (fields[i].name.equals(name)) {
        return i;
      }
    }
    for (int i = 0; i < next; i++) {
      if (fields[i].name.equals(name)) {
        return i;
      }
    }
    return UNKNOWN;
  }

  private void skip(ClassPlan plan) throws IOException {
    if (!lenient) {
      throw new SchemaMismatchException(
          "The bytes hold a field that " + plan.type.getName() + " does not have");
    }
    message.dropped(plan.type, in.currentName());
    in.nextToken();
    in.skipChildren();
  }

  private void absent(ClassPlan plan, FieldPlan field, Object target, boolean record) {
    if (field.isRequired() && !lenient) {
      throw new SchemaMismatchException(
          "The bytes lack the field " + field.name + " of " + plan.type.getName());
    }
    if (field.isForeign()) {
      field.set(target, record, null);
    }
  }

  private Object construct(ClassPlan plan, @Nullable Object[] components) throws Exception {
    try {
      return plan.shape.construct(components, message);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
