package dev.polycodec.protobuf.json;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.TypeRegistry;
import com.google.protobuf.UninitializedMessageException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.protobuf.json.JsonType.Field;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Makes a message of JSON, field by field, within the limits. The library's own parser has none,
 * and takes more for JSON than there is, the last of two members, and any number of digits.
 */
final class JsonReader {

  private static final String TYPE = "@type";

  /** About what an array or an object takes of the heap, in bytes. */
  private static final int SKIPPED = 200;

  private final JsonText in;
  private final JsonScalars scalars;
  private final dev.polycodec.spi.Message message;
  private final TypeRegistry types;

  /** The types that an Any in the text may hold, and those that they reach. */
  private final Map<String, JsonType> reached = new HashMap<>();

  private final boolean strict;

  /** Creates a reader of one text, which refuses members that no field stands for if strict. */
  JsonReader(String text, TypeRegistry types, boolean strict, dev.polycodec.spi.Message message) {
    this.in = new JsonText(text, message);
    this.scalars = new JsonScalars(in);
    this.message = message;
    this.types = types;
    this.strict = strict;
  }

  /** Reads a root, which was entered. */
  Message read(JsonType type) {
    Message.Builder root = type.empty().newBuilderForType();
    read(type, root);
    in.requireEnd();
    return complete(root);
  }

  private void read(JsonType type, Message.Builder to) {
    switch (type.form()) {
      case MEMBERS -> {
        in.require('{');
        members(type, to, new HashMap<>());
      }
      case ANY -> any(to);
      case VALUE -> field(valueOf(type), to);
      case TEXT -> copy(scalars.text(to.getDescriptorForType().getName(), message), to);
    }
  }

  private void members(JsonType type, Message.Builder to, HashMap<Object, Boolean> seen) {
    while (in.more(seen.isEmpty(), '}')) {
      String name = in.name();
      Field field = type.member(name);
      requireNew(seen, field == null ? name : field, "a member twice");
      if (field == null) {
        skip(type, name);
      } else if (in.next() == 'n' && !isNullAValue(field)) {
        in.requireWord("null");
      } else {
        if (field.descriptor().getContainingOneof() != null) {
          requireNew(seen, field.descriptor().getContainingOneof(), "two members of a oneof");
        }
        field(field, to);
      }
    }
  }

  /** Refuses a second member of a name, of another name for the same field, or of a oneof. */
  private void requireNew(Map<Object, Boolean> seen, Object what, String complaint) {
    if (seen.put(what, true) != null) {
      throw in.malformed("has " + complaint);
    }
  }

  private void skip(JsonType type, String name) {
    if (strict) {
      throw in.malformed("has a member that " + type.name() + " lacks");
    }
    message.dropped(type.empty().getClass(), name);
    skip();
  }

  /** Passes a value of a member that no field stands for: charged like all else, and left out. */
  private void skip() {
    int begin = in.next();
    if (begin != '{' && begin != '[') {
      scalars.skip();
      return;
    }
    message.enterChecked(SKIPPED);
    in.require((char) begin);
    Map<Object, Boolean> seen = new HashMap<>();
    for (boolean first = true; in.more(first, begin == '{' ? '}' : ']'); first = false) {
      if (begin == '{') {
        requireNew(seen, in.name(), "a member twice");
      }
      skip();
    }
    message.exit();
  }

  /** Says whether null is a value of a field, and not that there is none. */
  private static boolean isNullAValue(Field field) {
    return !field.descriptor().isRepeated()
        && (field.child() == null
            ? JsonScalars.isNull(field.descriptor())
            : field.child().name().equals("google.protobuf.Value"));
  }

  private void field(Field field, Message.Builder to) {
    if (field.descriptor().isMapField()) {
      map(field, to);
    } else if (field.descriptor().isRepeated()) {
      array(field, to);
    } else {
      to.setField(field.descriptor(), single(field));
    }
  }

  private Object single(Field field) {
    return field.child() == null ? scalars.read(field.descriptor()) : child(field.child());
  }

  private Message child(JsonType type) {
    enter(type);
    Message.Builder child = type.empty().newBuilderForType();
    read(type, child);
    message.exit();
    return child.buildPartial();
  }

  private void enter(JsonType type) {
    message.admit(type.empty().getClass());
    message.enterChecked(type.footprint());
  }

  private void array(Field field, Message.Builder to) {
    in.require('[');
    for (int count = 1; in.more(count == 1, ']'); count++) {
      message.elements(count, 1, Integer.MAX_VALUE);
      to.addRepeatedField(field.descriptor(), single(field));
    }
  }

  private void map(Field field, Message.Builder to) {
    JsonType entry = Objects.requireNonNull(field.child());
    Field key = entry.required("key");
    Field value = entry.required("value");
    HashMap<Object, Boolean> seen = new HashMap<>();
    in.require('{');
    while (in.more(seen.isEmpty(), '}')) {
      String name = in.name();
      Object read = scalars.key(key.descriptor(), name);
      requireNew(seen, name, "a member twice");
      message.elements(seen.size(), 1, Integer.MAX_VALUE);
      message.key(seen, name);
      to.addRepeatedField(
          field.descriptor(),
          entry
              .empty()
              .newBuilderForType()
              .setField(key.descriptor(), read)
              .setField(value.descriptor(), single(value))
              .buildPartial());
    }
  }

  /** Returns the field whose value stands for a message. */
  private Field valueOf(JsonType type) {
    Field only = type.only();
    if (only != null) {
      return only;
    }
    return type.required(
        switch (in.next()) {
          case '{' -> "structValue";
          case '[' -> "listValue";
          case '"' -> "stringValue";
          case 't', 'f' -> "boolValue";
          case 'n' -> "nullValue";
          default -> "numberValue";
        });
  }

  private void any(Message.Builder to) {
    in.require('{');
    if (!in.more(true, '}')) {
      return;
    }
    if (!in.name().equals(TYPE)) {
      throw in.malformed("has an Any that does not name its type first");
    }
    String url = in.string();
    JsonType type = content(url);
    enter(type);
    Message.Builder content = type.empty().newBuilderForType();
    if (type.form() == JsonForm.MEMBERS) {
      members(type, content, new HashMap<>(Map.of(TYPE, true)));
    } else if (in.more(false, '}')) {
      boolean known = in.name().equals("value");
      read(type, content);
      if (!known || in.more(false, '}')) {
        throw in.malformed("has an Any with other members than @type and value");
      }
    }
    message.exit();
    ByteString bytes = complete(content).toByteString();
    message.enterChecked(bytes.size()); // each Any around it copies them
    message.exit();
    copy(Any.newBuilder().setTypeUrl(url).setValue(bytes).build(), to);
  }

  /** Returns the type that a URL names. */
  private JsonType content(String url) {
    Descriptor type;
    try {
      type = types.getDescriptorForTypeUrl(url);
    } catch (InvalidProtocolBufferException e) {
      throw in.malformed("has an Any with a type that is no URL");
    }
    if (type == null) {
      throw new TypeNotAllowedException(
          "The text holds an Any of a type that this codec does not know; add"
              + " configure(ProtobufJsonOptions.of(types)) to the builder, with a TypeRegistry that"
              + " has it");
    }
    return JsonType.of(DynamicMessage.getDefaultInstance(type), reached);
  }

  /** Copies the fields of a message to one of the same type, whose descriptor may be another. */
  private static void copy(Message from, Message.Builder to) {
    Descriptor type = to.getDescriptorForType();
    from.getAllFields()
        .forEach((field, value) -> to.setField(type.findFieldByNumber(field.getNumber()), value));
  }

  private Message complete(Message.Builder builder) {
    try {
      return builder.build();
    } catch (UninitializedMessageException e) {
      throw in.malformed(
          "lacks required fields of "
              + builder.getDescriptorForType().getFullName()
              + " ("
              + String.join(", ", e.getMissingFields())
              + ")");
    }
  }
}
