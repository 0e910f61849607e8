package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
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

  /** Reads an object whose first name was read. */
  Object read(ClassPlan plan, @Nullable String first) throws Exception {
    return switch (plan.kind) {
      case FIELDS, OPEN -> {
        Object owner = plan.shape.allocate();
        fields(plan, first, (field, value) -> field.set(owner, value));
        yield owner;
      }
      case RECORD -> {
        @Nullable Object[] components = plan.blank.clone();
        fields(plan, first, (field, value) -> field.set(components, value));
        yield construct(plan, components);
      }
      default -> throw values.unexpected();
    };
  }

  private interface Sink {
    void accept(FieldPlan field, @Nullable Object value);
  }

  private void fields(ClassPlan plan, @Nullable String first, Sink sink) throws Exception {
    FieldPlan[] fields = fieldsOf(plan);
    boolean[] seen = new boolean[fields.length];
    int next = 0;
    for (String name = first; name != null; name = values.nextName()) {
      in.nextToken();
      int index = find(fields, name, next);
      if (index < 0) {
        skip(plan);
        continue;
      }
      if (seen[index]) {
        throw new MalformedDataException(
            "The bytes hold a field of " + plan.type.getName() + " twice");
      }
      seen[index] = true;
      sink.accept(fields[index], values.read(fields[index].plan()));
      next = index + 1;
    }
    for (int i = 0; i < fields.length; i++) {
      if (!seen[i]) {
        absent(plan, fields[i], sink);
      }
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
    return -1;
  }

  private void skip(ClassPlan plan) throws IOException {
    if (!lenient) {
      throw new SchemaMismatchException(
          "The bytes hold a field that " + plan.type.getName() + " does not have");
    }
    in.skipChildren();
  }

  private void absent(ClassPlan plan, FieldPlan field, Sink sink) {
    if (field.isRequired() && !lenient) {
      throw new SchemaMismatchException(
          "The bytes lack the field " + field.name + " of " + plan.type.getName());
    }
    if (field.isForeign()) {
      sink.accept(field, null);
    }
  }

  private static Object construct(ClassPlan plan, @Nullable Object[] components) throws Exception {
    try {
      return plan.shape.construct(components);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
