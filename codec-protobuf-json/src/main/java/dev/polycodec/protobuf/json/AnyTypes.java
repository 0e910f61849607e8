package dev.polycodec.protobuf.json;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.TypeRegistry;
import dev.polycodec.TypeNotAllowedException;
import java.util.HashMap;
import java.util.Map;

/** The types that an Any may hold, as one text names them. */
final class AnyTypes {

  private final TypeRegistry types;
  private final Map<String, JsonType> reached = new HashMap<>();

  AnyTypes(TypeRegistry types) {
    this.types = types;
  }

  /**
   * Returns the type that a URL names.
   *
   * @throws InvalidProtocolBufferException if it is no URL
   * @throws TypeNotAllowedException if it names another type
   */
  JsonType of(String url) throws InvalidProtocolBufferException {
    Descriptor type = types.getDescriptorForTypeUrl(url);
    if (type == null) {
      throw new TypeNotAllowedException(
          "The text holds an Any of a type that this codec does not know; add"
              + " configure(ProtobufJsonOptions.of(types)) to the builder, with a TypeRegistry that"
              + " has it");
    }
    return JsonType.of(DynamicMessage.getDefaultInstance(type), reached);
  }
}
