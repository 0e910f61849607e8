package dev.polycodec.compare;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.Map;

/** Makes messages of classes that protoc generates. */
final class ProtobufObjects {

  private ProtobufObjects() {}

  static Object make(Class<?> type, Map<String, Object> values)
      throws ReflectiveOperationException {
    Message empty = (Message) type.getMethod("getDefaultInstance").invoke(null);
    Message.Builder builder = empty.newBuilderForType();
    for (FieldDescriptor field : builder.getDescriptorForType().getFields()) {
      Object value = values.get(field.getName());
      if (value instanceof Map<?, ?> map) {
        map.forEach((k, v) -> builder.addRepeatedField(field, entry(builder, field, k, v)));
      } else if (value != null) {
        builder.setField(field, value);
      }
    }
    return builder.build();
  }

  private static Message entry(
      Message.Builder builder, FieldDescriptor field, Object key, Object value) {
    Message.Builder entry = builder.newBuilderForField(field);
    Descriptor type = entry.getDescriptorForType();
    return entry
        .setField(type.findFieldByName("key"), key)
        .setField(type.findFieldByName("value"), value)
        .build();
  }
}
