package dev.polycodec.protobuf.json;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.WrappersProto;

/** What stands in JSON for the messages of a type. */
enum JsonForm {
  /** An object with a member for each field. */
  MEMBERS,
  /** An object with the name of a type, and what stands for its message. */
  ANY,
  /** The value of its only field, or of the one that takes it. */
  VALUE,
  /** A text. */
  TEXT;

  static JsonForm of(Descriptor type) {
    String name = type.getName();
    if (!type.getFullName().equals("google.protobuf." + name)) {
      return MEMBERS;
    }
    return switch (name) {
      case "Any" -> ANY;
      case "Struct", "Value", "ListValue" -> VALUE;
      case "Timestamp", "Duration", "FieldMask" -> TEXT;
      default ->
          WrappersProto.getDescriptor().findMessageTypeByName(name) == null ? MEMBERS : VALUE;
    };
  }
}
