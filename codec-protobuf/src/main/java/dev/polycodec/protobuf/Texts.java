package dev.polycodec.protobuf;

import com.google.protobuf.Message;
import dev.polycodec.EncodeException;
import dev.polycodec.protobuf.MessageType.Field;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;

/**
 * Finds texts that are not well-formed, in whose place the library writes question marks: where
 * there is none, all texts are well-formed.
 */
final class Texts {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHEST = 0x8080808080808080L;
  private static final long MARKS = '?' * ONES;

  private Texts() {}

  /** Says whether a range has a question mark. */
  static boolean mayBeReplaced(byte[] bytes, int from, int to) {
    int i = from;
    for (; i <= to - Long.BYTES; i += Long.BYTES) {
      long marks = (long) LONGS.get(bytes, i) ^ MARKS; // a mark is a byte of zero bits now
      if (((marks - ONES) & ~marks & HIGHEST) != 0) {
        return true;
      }
    }
    for (; i < to; i++) {
      if (bytes[i] == '?') {
        return true;
      }
    }
    return false;
  }

  /**
   * Checks all texts of a message.
   *
   * @throws EncodeException if one is not well-formed
   */
  static void require(Message value, MessageType type) {
    for (Field field : type.fields()) {
      if (field.isText() || field.child() != null) {
        require(value, field);
      }
    }
  }

  private static void require(Message value, Field field) {
    if (field.descriptor().isRepeated()) {
      ((List<?>) value.getField(field.descriptor())).forEach(each -> require(each, field));
    } else if (value.hasField(field.descriptor()) || field.isText()) {
      require(value.getField(field.descriptor()), field);
    }
  }

  private static void require(Object content, Field field) {
    if (field.child() != null) {
      require((Message) content, field.child());
    } else {
      requireWellFormed((String) content, field);
    }
  }

  private static void requireWellFormed(String text, Field field) {
    int lone = Bulk.loneSurrogate(text);
    if (lone >= 0) {
      throw new EncodeException(
          "The field "
              + field.descriptor().getFullName()
              + " has a text that is not well-formed Unicode at index "
              + lone
              + ", which UTF-8 has no form for");
    }
  }
}
