package dev.polycodec.protobuf;

import com.google.protobuf.Descriptors.Descriptor;

/** What stands in JSON for the messages of a type. */
enum JsonForm {
  /** An object with a member for each field. */
  FIELDS,
  /** An object with the name of a type, and the members of its message. */
  ANY,
  /** The value of the only field. */
  WRAPPER,
  TIMESTAMP,
  DURATION,
  FIELD_MASK,
  /** An object with any members. */
  STRUCT,
  /** Any value. */
  VALUE,
  /** An array of any values. */
  LIST;

  private static final String PACKAGE = "google.protobuf.";

  static JsonForm of(Descriptor type) {
    String name = type.getFullName();
    return switch (name.startsWith(PACKAGE) ? name.substring(PACKAGE.length()) : "") {
      case "Any" -> ANY;
      case "BoolValue",
          "BytesValue",
          "DoubleValue",
          "FloatValue",
          "Int32Value",
          "Int64Value",
          "StringValue",
          "UInt32Value",
          "UInt64Value" ->
          WRAPPER;
      case "Timestamp" -> TIMESTAMP;
      case "Duration" -> DURATION;
      case "FieldMask" -> FIELD_MASK;
      case "Struct" -> STRUCT;
      case "Value" -> VALUE;
      case "ListValue" -> LIST;
      default -> FIELDS;
    };
  }
}
