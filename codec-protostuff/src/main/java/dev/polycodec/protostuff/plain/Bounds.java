package dev.polycodec.protostuff.plain;

import dev.polycodec.MalformedDataException;
import io.protostuff.ByteArrayInput;
import io.protostuff.Schema;
import io.protostuff.WireFormat;
import java.io.IOException;

/**
 * The checks that the library's input lacks: wire types, announced lengths, the end of the payload
 * within a larger array, and the end tag of a group.
 */
final class Bounds {

  private Bounds() {}

  /**
   * Returns the number of the next field, or 0 at the end of a message.
   *
   * @param group whether the message ends with a tag, as groups do, and not with its bytes
   */
  static int next(ByteArrayInput input, Schema<?> schema, boolean group) throws IOException {
    requireWithin(input); // and so is the tag, which is seen with what follows it
    boolean atEnd = input.currentOffset() == input.currentLimit();
    int number = input.readFieldNumber(schema);
    boolean endTag = number == 0 && !atEnd;
    if (number == 0 && endTag != group) {
      throw new MalformedDataException("A nested message does not end where it should");
    }
    return number;
  }

  /** Reads a nested message with a schema. */
  static <T> T nested(
      ByteArrayInput input, byte[] bytes, boolean delimited, T target, Schema<T> schema)
      throws IOException {
    requireWireType(
        input, delimited ? WireFormat.WIRETYPE_LENGTH_DELIMITED : WireFormat.WIRETYPE_START_GROUP);
    if (delimited) {
      announced(input, bytes);
    }
    T result = input.mergeObject(target, schema);
    requireWithin(input);
    return result;
  }

  /** Peeks the length that precedes a delimited value, and checks that it is there. */
  static int announced(ByteArrayInput input, byte[] bytes) {
    int at = input.currentOffset();
    int length = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      byte next = at < input.currentLimit() ? bytes[at++] : -1;
      length |= (next & 0x7f) << shift;
      if (next >= 0) {
        if (length < 0 || length > input.currentLimit() - at) {
          break;
        }
        return length;
      }
    }
    throw new MalformedDataException("A length exceeds the bytes that remain");
  }

  /** Requires that packed numbers end with one; the library reads one at least, and beyond. */
  static void requirePacked(ByteArrayInput input, byte[] bytes, int wireType) {
    if (!input.isCurrentFieldPacked()) {
      int length = announced(input, bytes);
      int end = afterLength(input, bytes) + length;
      boolean whole =
          switch (wireType) {
            case WireFormat.WIRETYPE_FIXED32 -> length % Integer.BYTES == 0;
            case WireFormat.WIRETYPE_FIXED64 -> length % Long.BYTES == 0;
            default -> bytes[end - 1] >= 0; // and not in the middle
          };
      if (length == 0 || !whole) {
        throw new MalformedDataException("A list of numbers in one field does not end with one");
      }
    }
  }

  /** Returns where a delimited value begins: its length may have more bytes than it needs. */
  static int afterLength(ByteArrayInput input, byte[] bytes) {
    int start = input.currentOffset();
    while (bytes[start++] < 0) {}
    return start;
  }

  static void requireWireType(ByteArrayInput input, int expected) {
    int found = WireFormat.getTagWireType(input.getLastTag());
    if (found != expected) {
      throw new MalformedDataException("Expected wire type " + expected + " but found " + found);
    }
  }

  /** The library reads on to the end of the array, which may hold more than this payload. */
  private static void requireWithin(ByteArrayInput input) {
    if (input.currentLimit() < input.currentOffset()) {
      throw new MalformedDataException("A value extends beyond the end of its message");
    }
  }
}
