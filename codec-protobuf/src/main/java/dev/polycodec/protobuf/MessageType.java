package dev.polycodec.protobuf;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.Message;
import com.google.protobuf.WireFormat;
import dev.polycodec.CodecException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of the messages of a generated class, or of the entries of a map field. */
final class MessageType {

  /** About what an object takes of the heap without its fields, in bytes. */
  private static final int HEADER = 40;

  /** About what a field takes of the heap in its object, in bytes. */
  private static final int PER_FIELD = 8;

  /**
   * A field.
   *
   * @param child the type of the messages that it holds, if it holds messages
   * @param isUncheckedText whether the library takes any bytes for its text, as it does of proto2
   */
  record Field(FieldDescriptor descriptor, @Nullable MessageType child, boolean isUncheckedText) {

    static Field of(FieldDescriptor descriptor, @Nullable MessageType child) {
      boolean text = descriptor.getJavaType() == JavaType.STRING;
      return new Field(descriptor, child, text && !descriptor.needsUtf8Check());
    }

    /** Says whether the library takes bytes with a wire type for this field, and not as unknown. */
    boolean isOf(int wireType) {
      return wireType == descriptor.getLiteType().getWireType()
          || (wireType == WireFormat.WIRETYPE_LENGTH_DELIMITED && descriptor.isPackable());
    }

    boolean isText() {
      return descriptor.getJavaType() == JavaType.STRING;
    }
  }

  private final Message empty;
  private final Map<Integer, Field> fields = new HashMap<>();

  private MessageType(Message empty) {
    if (empty.getDescriptorForType().getOptions().getMessageSetWireFormat()) {
      throw new CodecException(
          empty.getDescriptorForType().getFullName()
              + " has message_set_wire_format. Protobuf reads what it holds when that is asked for,"
              + " and takes what is no message for an empty one: hold a google.protobuf.Any");
    }
    this.empty = empty;
  }

  /** Returns the type of a message without fields, after all types that it reaches were added. */
  static MessageType of(
      Message empty, ExtensionRegistry extensions, Map<String, MessageType> reached) {
    String name = empty.getDescriptorForType().getFullName();
    MessageType known = reached.get(name);
    if (known == null) {
      known = new MessageType(empty);
      reached.put(name, known);
      known.addFields(extensions, reached);
    }
    return known;
  }

  private void addFields(ExtensionRegistry extensions, Map<String, MessageType> reached) {
    Message.Builder builder = empty.newBuilderForType();
    for (FieldDescriptor field : empty.getDescriptorForType().getFields()) {
      boolean message = field.getJavaType() == JavaType.MESSAGE;
      Message inner = message ? builder.newBuilderForField(field).buildPartial() : null;
      add(field, inner, extensions, reached);
    }
    for (ExtensionRegistry.ExtensionInfo extension :
        extensions.getAllImmutableExtensionsByExtendedType(
            empty.getDescriptorForType().getFullName())) {
      add(extension.descriptor, extension.defaultInstance, extensions, reached);
    }
  }

  private void add(
      FieldDescriptor field,
      @Nullable Message inner,
      ExtensionRegistry extensions,
      Map<String, MessageType> reached) {
    MessageType child = inner == null ? null : of(inner, extensions, reached);
    fields.put(field.getNumber(), Field.of(field, child));
  }

  Message empty() {
    return empty;
  }

  /** Returns the field of a number, or null if the class has none. */
  @Nullable Field field(int number) {
    return fields.get(number);
  }

  Collection<Field> fields() {
    return fields.values();
  }

  /** Says whether these are the entries of a map, which no application sees. */
  boolean isEntry() {
    return empty.getDescriptorForType().getOptions().getMapEntry();
  }

  boolean isExtendable() {
    return empty.getDescriptorForType().isExtendable();
  }

  /** Returns about what an object takes of the heap without what it holds, in bytes. */
  int footprint() {
    return HEADER + PER_FIELD * fields.size();
  }
}
