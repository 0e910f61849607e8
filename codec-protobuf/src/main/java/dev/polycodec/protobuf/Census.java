package dev.polycodec.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.WireFormat;
import dev.polycodec.protobuf.MessageType.Field;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Counts the objects that the bytes of a message stand for, without making them: the library asks
 * nobody between one and the next. It looks at texts, too, as the library does not at those of
 * proto2.
 */
final class Census {

  /** About what an unknown field takes of the heap, in bytes. */
  private static final int UNKNOWN_FIELD = 128;

  /** About what an unknown group takes of the heap, in bytes. */
  private static final int UNKNOWN_GROUP = 200;

  private final CodedInputStream in;
  private final Message message;

  private Census(CodedInputStream in, Message message) {
    this.in = in;
    this.message = message;
  }

  /**
   * Counts what is in the bytes of a root, which was entered.
   *
   * @throws dev.polycodec.LimitExceededException if it is more than the message may hold
   * @throws dev.polycodec.MalformedDataException if a text is ill-formed
   * @throws IOException if the bytes are no message
   */
  static void count(MessageType type, byte[] bytes, int offset, int length, Message message)
      throws IOException {
    CodedInputStream in = CodedInputStream.newInstance(bytes, offset, length);
    in.setRecursionLimit(Integer.MAX_VALUE); // levels are counted here
    new Census(in, message).count(type);
  }

  private void count(@Nullable MessageType type) throws IOException {
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      Field field = type == null ? null : field(type, tag);
      MessageType child = field == null ? null : field.child();
      switch (WireFormat.getTagWireType(tag)) {
        case WireFormat.WIRETYPE_END_GROUP -> {
          return;
        }
        case WireFormat.WIRETYPE_START_GROUP -> {
          enter(child, UNKNOWN_GROUP);
          count(child);
          message.exit();
        }
        case WireFormat.WIRETYPE_LENGTH_DELIMITED -> countDelimited(tag, field, child);
        default -> skip(tag, field);
      }
    }
  }

  /** Returns a field, or null if the library does not know it, or not with such a content. */
  private static @Nullable Field field(MessageType type, int tag) {
    Field field = type.field(WireFormat.getTagFieldNumber(tag));
    return field != null && field.isOf(WireFormat.getTagWireType(tag)) ? field : null;
  }

  private void countDelimited(int tag, @Nullable Field field, @Nullable MessageType child)
      throws IOException {
    if (field != null && field.isUncheckedText()) {
      byte[] text = in.readByteArray();
      Bulk.getUtf8(text, 0, text.length);
      return;
    } else if (child == null) {
      skip(tag, field);
      return;
    }
    int outer = in.pushLimit(in.readRawVarint32());
    if (child.isEntry()) {
      count(child);
    } else {
      enter(child, 0);
      count(child);
      message.exit();
    }
    in.checkLastTagWas(0);
    in.popLimit(outer);
  }

  private void enter(@Nullable MessageType child, int unknown) {
    if (child == null) {
      message.enterChecked(unknown);
    } else {
      message.admit(child.empty().getClass());
      message.enterChecked(child.footprint());
    }
  }

  private void skip(int tag, @Nullable Field field) throws IOException {
    if (field == null) {
      message.enterChecked(UNKNOWN_FIELD);
      message.exit();
    }
    in.skipField(tag);
  }
}
