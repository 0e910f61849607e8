package dev.polycodec.protobuf;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.TypeRegistry;
import dev.polycodec.LimitExceededException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.protobuf.MessageType.Field;
import dev.polycodec.spi.Message;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Follows JSON by the types of its messages before the library sees it, whose parser takes more for
 * JSON than there is, the last of two members, and any number of digits.
 */
final class JsonCensus {

  /** How many messages the library reads within the outermost; nothing public changes that. */
  static final int MAX_LEVELS = 100;

  private static final String VALUE = "value";

  private final JsonText in;
  private final JsonScalars scalars;
  private final Message message;
  private final TypeRegistry types;
  private final @Nullable UnknownMembers unknown;
  private final Map<String, MessageType> contents = new HashMap<>();
  private int level;

  private JsonCensus(
      JsonText in, Message message, TypeRegistry types, @Nullable UnknownMembers unknown) {
    this.in = in;
    this.scalars = new JsonScalars(in);
    this.message = message;
    this.types = types;
    this.unknown = unknown;
  }

  /**
   * Checks the text of a root, which was entered.
   *
   * @param strict whether members that no field stands for are refused
   * @return the text without such members
   * @throws dev.polycodec.LimitExceededException if there is more than the message may hold
   */
  static String check(
      String text, MessageType type, TypeRegistry types, boolean strict, Message message) {
    JsonText in = new JsonText(text, message);
    UnknownMembers unknown = strict ? null : new UnknownMembers(text);
    new JsonCensus(in, message, types, unknown).message(type);
    in.requireEnd();
    return unknown == null ? text : unknown.cut();
  }

  private void message(MessageType type) {
    switch (type.form()) {
      case FIELDS -> {
        in.require('{');
        members(type, new Members(in));
      }
      case ANY -> any();
      case WRAPPER -> scalars.require(known(type, VALUE).descriptor());
      case TIMESTAMP, DURATION, FIELD_MASK -> scalars.requireForm(type.form());
      case STRUCT -> map(known(type, "fields"));
      case VALUE -> value(type);
      case LIST -> array(known(type, "values"));
    }
  }

  private static Field known(MessageType type, String name) {
    Field field = type.member(name);
    if (field == null) {
      throw new IllegalStateException(type.empty().getClass() + " is not that of the library");
    }
    return field;
  }

  private static MessageType child(Field field) {
    return Objects.requireNonNull(field.child());
  }

  private void members(MessageType type, Members members) {
    while (members.next()) {
      String name = members.name();
      Field field = type.member(name);
      if (field == null) {
        skipMember(type, members);
      } else {
        members.requireNew(field.descriptor());
        member(field);
        members.keep();
      }
    }
  }

  private void skipMember(MessageType type, Members members) {
    if (unknown == null) {
      throw in.malformed(
          "has a member that " + type.empty().getDescriptorForType().getFullName() + " lacks");
    }
    members.requireNew(members.name());
    message.dropped(type.empty().getClass(), members.name());
    UnknownMembers.skip(in, message);
    unknown.add(members);
  }

  private void member(Field field) {
    if (in.next() == 'n' && !isNullAValue(field)) {
      in.requireWord("null");
    } else if (field.descriptor().isMapField()) {
      map(field);
    } else if (field.descriptor().isRepeated()) {
      array(field);
    } else {
      single(field);
    }
  }

  /** Says whether null is a value of a field, and not that there is none. */
  private static boolean isNullAValue(Field field) {
    return !field.descriptor().isRepeated()
        && (field.child() == null
            ? JsonScalars.isNull(field.descriptor())
            : field.child().form() == JsonForm.VALUE);
  }

  private void single(Field field) {
    MessageType child = field.child();
    if (child == null) {
      scalars.require(field.descriptor());
    } else {
      enter(child, 1);
      message(child);
      exit(1);
    }
  }

  private void enter(MessageType type, int levels) {
    message.admit(type.empty().getClass());
    message.enterChecked(type.footprint());
    level += levels;
    if (level > MAX_LEVELS) {
      throw new LimitExceededException(
          "The library reads no JSON of messages that are nested deeper than "
              + MAX_LEVELS
              + " within the outermost; take protobuf, whose bytes have no such limit");
    }
  }

  private void exit(int levels) {
    level -= levels;
    message.exit();
  }

  private void array(Field field) {
    in.require('[');
    if (in.take(']')) {
      return;
    }
    int count = 0;
    do {
      message.elements(++count, 1, Integer.MAX_VALUE);
      single(field);
    } while (in.take(','));
    in.require(']');
  }

  private void map(Field field) {
    MessageType entry = child(field);
    Field key = known(entry, "key");
    Field value = known(entry, VALUE);
    in.require('{');
    Members members = new Members(in);
    HashMap<String, Object> like = new HashMap<>();
    int count = 0;
    while (members.next()) {
      String name = members.name();
      scalars.requireKey(key.descriptor(), name);
      message.elements(++count, 1, Integer.MAX_VALUE);
      members.requireNew(name);
      message.key(like, name);
      single(value);
    }
  }

  /** The library counts no level between a value and its struct or list. */
  private void value(MessageType type) {
    int first = in.next();
    if (first != '{' && first != '[') {
      scalars.requireAny();
      return;
    }
    MessageType inner = child(known(type, first == '{' ? "struct_value" : "list_value"));
    enter(inner, 0);
    message(inner);
    exit(0);
  }

  private void any() {
    in.require('{');
    Members members = new Members(in);
    if (!members.next()) {
      return;
    }
    if (!members.name().equals("@type")) {
      throw in.malformed("has an Any that does not name its type first");
    }
    members.requireNew("@type");
    members.keep();
    MessageType content = content(in.string());
    enter(content, 1);
    if (content.form() == JsonForm.FIELDS) {
      members(content, members);
    } else if (members.next()) {
      requireOnly(members.name().equals(VALUE));
      members.requireNew(VALUE);
      message(content);
      requireOnly(!members.next());
    }
    exit(1);
  }

  private void requireOnly(boolean known) {
    if (!known) {
      throw in.malformed("has an Any with other members than @type and value");
    }
  }

  private MessageType content(String url) {
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
    return MessageType.of(
        DynamicMessage.getDefaultInstance(type), ExtensionRegistry.getEmptyRegistry(), contents);
  }
}
