package dev.polycodec.protobuf.json;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Names what a message has and another has not, without a word of what it is. */
final class Difference {

  private Difference() {}

  /** Returns the first difference between a message and what came back of it. */
  static String of(Message one, Message other) {
    String name = between(one, other);
    return name == null ? "the bits of a NaN, or a text that is not UTF-8" : name;
  }

  private static @Nullable String between(Message one, Message other) {
    if (!one.getUnknownFields().equals(other.getUnknownFields())) {
      return "unknown fields of " + one.getDescriptorForType().getFullName();
    }
    for (FieldDescriptor field : one.getAllFields().keySet()) {
      Object mine = one.getField(field);
      Object theirs = other.getField(field);
      if (field.isExtension()) {
        return "the extension " + field.getFullName();
      } else if (!mine.equals(theirs)) {
        String inner = field.getJavaType() == JavaType.MESSAGE ? within(mine, theirs) : null;
        return inner == null ? "the field " + field.getFullName() : inner;
      }
    }
    return one.equals(other) ? null : "fields of " + one.getDescriptorForType().getFullName();
  }

  private static @Nullable String within(Object mine, Object theirs) {
    if (mine instanceof Message one) {
      return between(one, (Message) theirs);
    }
    List<?> ours = (List<?>) mine;
    List<?> others = (List<?>) theirs;
    for (int i = 0; i < Math.min(ours.size(), others.size()); i++) {
      if (!ours.get(i).equals(others.get(i))) {
        return between((Message) ours.get(i), (Message) others.get(i));
      }
    }
    return null;
  }
}
