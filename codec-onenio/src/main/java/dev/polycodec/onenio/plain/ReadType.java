package dev.polycodec.onenio.plain;

import dev.polycodec.DecodeException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import one.nio.serial.EnumSerializer;
import one.nio.serial.GeneratedSerializer;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/** How one-nio reads what a schema describes, and what has to be checked before. */
final class ReadType {

  private static final Map<Class<?>, Integer> BYTES =
      Map.of(
          boolean.class, 1,
          byte.class, 1,
          short.class, Short.BYTES,
          char.class, Character.BYTES,
          int.class, Integer.BYTES,
          float.class, Float.BYTES,
          long.class, Long.BYTES,
          double.class, Double.BYTES);

  private final Serializer<?> serializer;
  private final Class<?> type;
  private final boolean isText;
  private final boolean isKeyed;
  private final boolean announcesLength;
  private final boolean trustsFields;

  /** How many bytes each element takes that is no object, 0 of a container of objects. */
  private final int elementBytes;

  private final int width;
  private final @Nullable String refusal;
  private @Nullable Set<String> fieldTypes;

  /**
   * Describes what a serializer reads.
   *
   * @param isKeyed whether a container compares what is put into it
   * @param refusal why nothing of this is read, or null
   */
  ReadType(Serializer<?> serializer, boolean isKeyed, @Nullable String refusal) {
    this.serializer = serializer;
    this.type = serializer.cls();
    this.isText = WriteType.isText(type);
    this.isKeyed = isKeyed && !(serializer instanceof GeneratedSerializer);
    this.announcesLength =
        type.isArray()
            || type == BitSet.class
            || (isContainer(type) && !(serializer instanceof GeneratedSerializer));
    this.elementBytes =
        type == BitSet.class
            ? Long.BYTES
            : type.isArray() ? BYTES.getOrDefault(type.getComponentType(), 0) : 0;
    this.trustsFields = FieldContent.isTrusted(type);
    this.width = Map.class.isAssignableFrom(type) ? 2 : 1;
    this.refusal = refusal;
  }

  private static boolean isContainer(Class<?> type) {
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }

  Serializer<?> serializer() {
    return serializer;
  }

  Class<?> type() {
    return type;
  }

  boolean isText() {
    return isText;
  }

  boolean isKeyed() {
    return isKeyed;
  }

  boolean announcesLength() {
    return announcesLength;
  }

  /** Says whether schemas of one class differ in more than their number. */
  boolean isDescribed() {
    return serializer instanceof GeneratedSerializer || serializer instanceof EnumSerializer;
  }

  /** Returns how many elements of a container, one after another, are put in together. */
  int width() {
    return width;
  }

  /** Says whether objects trust their fields, which are checked then. */
  boolean trustsFields() {
    return trustsFields;
  }

  /** Returns the names of the types of the fields that one-nio writes. */
  Set<String> fieldTypes() throws IOException {
    if (fieldTypes == null) {
      fieldTypes = SchemaCopy.fieldTypes(serializer);
    }
    return fieldTypes;
  }

  /** Begins an object. */
  void enter(Message message) {
    if (refusal != null) {
      throw new DecodeException("one-nio does not read " + type.getName() + " here: " + refusal);
    }
    message.enter(type);
  }

  void requireLength(int length, int remaining, Message message) {
    if (elementBytes > 0) {
      message.bulk(length, elementBytes, remaining);
    } else {
      message.container(length, width(), remaining);
    }
  }
}
