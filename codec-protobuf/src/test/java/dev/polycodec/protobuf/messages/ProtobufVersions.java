package dev.polycodec.protobuf.messages;

import static java.util.Map.entry;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Internal;
import com.google.protobuf.MapEntry;
import com.google.protobuf.Message;
import com.google.protobuf.ProtocolMessageEnum;
import dev.polycodec.tck.evolution.SchemaVersions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The messages of {@code v1.proto} and {@code v2.proto}. */
public final class ProtobufVersions implements SchemaVersions {

  /** Fields and constants are numbers, and a number does not say what it is one of. */
  public static final SchemaVersions BINARY =
      new ProtobufVersions(
          Map.ofEntries(
              entry("a default changed, not set → newer", "{id=7 level=5 limit=6}"),
              entry("a default changed, not set → older", "{id=7 limit=5}"),
              entry("a number given to another field → newer", "{id=7 name='Ann' total=3}"),
              entry("a number given to another field → older", "{count=3 id=7 name='Ann'}"),
              entry("long → int, too large → older", "{intLong=7}"),
              entry("int → boolean, no truth → older", "{booleanInt=true}"),
              entry("int32 → sint32 → newer", "{zigzag=-4}"),
              entry("int32 → sint32 → older", "{zigzag=14}"),
              entry("map by ints → by texts → newer", "{keys=['':'a']}"),
              entry("map by ints → by texts → older", "{keys=[0:'a']}"),
              entry("numbers of constants exchanged → newer", "{side=RIGHT}"),
              entry("numbers of constants exchanged → older", "{side=RIGHT}")));

  /** Bytes are a text, and the library rounds numbers. */
  public static final SchemaVersions JSON =
      new ProtobufVersions(
          Map.ofEntries(
              entry("a default changed, not set → newer", "{id=7 level=5 limit=6}"),
              entry("a default changed, not set → older", "{id=7 limit=5}"),
              entry("int → float, too long → newer", "{intFloat=Float 1.6777216E7}"),
              entry("long → double, too long → newer", "{longDouble=Double 9.007199254740992E15}"),
              entry("double → float, too long → older", "{floatDouble=Float 0.12345679}"),
              entry("text → bytes → newer", "{textBytes=[Byte 2, Byte 121]}"),
              entry("text → bytes → older", "{textBytes='QW5u'}"),
              entry("bytes → text, no text → older", "{textBytes='/wE='}")));

  private final Map<String, String> misread;

  private ProtobufVersions(Map<String, String> misread) {
    this.misread = misread;
  }

  @Override
  public String packageName() {
    return "dev.polycodec.protobuf.versions.v0.";
  }

  @Override
  public Object make(Class<?> type, Map<String, Object> fields) {
    Message.Builder builder =
        Internal.getDefaultInstance(type.asSubclass(Message.class)).newBuilderForType();
    fields.forEach(
        (name, value) -> {
          FieldDescriptor field = find(builder, name);
          builder.setField(field, written(value, field, builder));
        });
    return builder.build();
  }

  /** Finds a field by the name that Java has for it, such as {@code intLong}. */
  private static FieldDescriptor find(Message.Builder builder, String name) {
    return builder.getDescriptorForType().getFields().stream()
        .filter(field -> name(field).equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }

  private static String name(FieldDescriptor field) {
    StringBuilder name = new StringBuilder();
    for (String word : field.getName().split("_")) {
      name.append(
          name.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return name.toString();
  }

  private static Object written(Object value, FieldDescriptor field, Message.Builder owner) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream().map(entry -> pair(entry, field, owner)).toList();
    } else if (value instanceof List<?> list) {
      return list.stream().map(element -> written(element, field, owner)).toList();
    } else if (value instanceof ProtocolMessageEnum constant) {
      return constant.getValueDescriptor();
    }
    return value instanceof byte[] bytes ? ByteString.copyFrom(bytes) : value;
  }

  private static Message pair(Map.Entry<?, ?> entry, FieldDescriptor field, Message.Builder owner) {
    Message.Builder builder = owner.newBuilderForField(field);
    return builder
        .setField(field.getMessageType().findFieldByName("key"), entry.getKey())
        .setField(field.getMessageType().findFieldByName("value"), entry.getValue())
        .build();
  }

  @Override
  public Map<String, Object> fields(Object object) {
    Message message = (Message) object;
    Map<String, Object> fields = new HashMap<>();
    for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
      if (field.isRepeated() || field.hasDefaultValue() || message.hasField(field)) {
        fields.put(name(field), shown(message.getField(field), field));
      }
    }
    return fields;
  }

  private static Object shown(Object value, FieldDescriptor field) {
    if (field.isMapField()) {
      Map<Object, Object> map = new HashMap<>();
      for (Object each : (List<?>) value) {
        MapEntry<?, ?> entry = (MapEntry<?, ?>) each;
        map.put(entry.getKey(), entry.getValue());
      }
      return map;
    } else if (value instanceof List<?> list) {
      return list.stream().map(ProtobufVersions::shown).toList();
    }
    return shown(value);
  }

  private static Object shown(Object value) {
    if (value instanceof EnumValueDescriptor constant) {
      return new Constant(constant.getName());
    }
    return value instanceof ByteString bytes ? bytes.toByteArray() : value;
  }

  @Override
  public Set<String> lacks() {
    return Set.of(
        "a field added, without a default",
        "a constant added, used, with a default for it",
        "int → union with text",
        "union with text → int, a text",
        "list → set",
        "milliseconds → microseconds",
        "the class of a field renamed, the old name declared");
  }

  @Override
  public Map<String, String> misread() {
    return misread;
  }
}
