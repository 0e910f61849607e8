package dev.polycodec.protobuf.json;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import dev.polycodec.spi.Plan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What stands in JSON for the messages of a class, or for the entries of a map field. */
final class JsonType implements Plan {

  /** About what an object takes of the heap without its fields, in bytes. */
  private static final int HEADER = 40;

  /** About what a field takes of the heap in its object, in bytes. */
  private static final int PER_FIELD = 8;

  /** A field, with the type of the messages that it holds, if it holds messages. */
  record Field(FieldDescriptor descriptor, @Nullable JsonType child) {}

  private final Message empty;
  private final JsonForm form;
  private final List<FieldDescriptor> fields;
  private final Map<String, Field> members = new HashMap<>();

  private JsonType(Message empty) {
    this.empty = empty;
    this.form = JsonForm.of(empty.getDescriptorForType());
    this.fields = empty.getDescriptorForType().getFields();
  }

  /** Returns the type of a message without fields, after all types that it reaches were added. */
  static JsonType of(Message empty, Map<String, JsonType> reached) {
    JsonType type = new JsonType(empty);
    JsonType known = reached.putIfAbsent(type.name(), type);
    if (known != null) {
      return known;
    }
    Message.Builder builder = empty.newBuilderForType();
    for (FieldDescriptor field : type.fields) {
      boolean message = field.getJavaType() == JavaType.MESSAGE;
      Message inner = message ? builder.newBuilderForField(field).buildPartial() : null;
      Field member = new Field(field, inner == null ? null : of(inner, reached));
      type.members.put(field.getName(), member);
      type.members.put(field.getJsonName(), member);
    }
    return type;
  }

  Message empty() {
    return empty;
  }

  String name() {
    return empty.getDescriptorForType().getFullName();
  }

  JsonForm form() {
    return form;
  }

  /** Returns the field that a member stands for, or null if the class has none. */
  @Nullable Field member(String name) {
    return members.get(name);
  }

  /** Returns the field of a name that a class of the library has. */
  Field required(String name) {
    return Objects.requireNonNull(member(name), name);
  }

  /** Returns the only field, or null if there are more. */
  @Nullable Field only() {
    return fields.size() == 1 ? member(fields.get(0).getName()) : null;
  }

  /** Returns about what an object takes of the heap without what it holds, in bytes. */
  int footprint() {
    return HEADER + PER_FIELD * fields.size();
  }
}
