package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Bulk;
import dev.polycodec.spi.Message;
import io.protostuff.ByteArrayInput;
import io.protostuff.Schema;
import java.io.IOException;

/**
 * The library's input with the checks it lacks: wire types, announced lengths, the end of the
 * payload within a larger array, and the end tag of a group.
 */
final class BoundedInput {

  private final ByteArrayInput input;
  private final byte[] bytes;
  private final boolean delimited;
  private final Message message;

  BoundedInput(byte[] bytes, int offset, int length, boolean delimited, Message message) {
    this.input = new ByteArrayInput(bytes, offset, length, !delimited);
    this.bytes = bytes;
    this.delimited = delimited;
    this.message = message;
  }

  /** Returns the number of the next field, or 0 at the end of a nested message. */
  int next(Schema<?> schema, boolean nested) throws IOException {
    return next(input, schema, nested && !delimited);
  }

  /**
   * Returns the number of the next field, or 0 at the end of a message.
   *
   * @param group whether the message ends with a tag, as groups do, and not with its bytes
   */
  static int next(ByteArrayInput input, Schema<?> schema, boolean group) throws IOException {
    requireWithin(input);
    int before = input.currentOffset();
    boolean atEnd = before == input.currentLimit();
    int number = input.readFieldNumber(schema);
    requireWithin(input);
    boolean endTag = number == 0 && !atEnd;
    if (number == 0 && endTag != group) {
      throw new MalformedDataException("A nested message does not end where it should");
    }
    return number;
  }

  <T> T nested(T target, Schema<T> schema) throws IOException {
    return nested(input, bytes, delimited, target, schema);
  }

  static <T> T nested(
      ByteArrayInput input, byte[] bytes, boolean delimited, T target, Schema<T> schema)
      throws IOException {
    requireWireType(input, delimited ? FlatOutput.DELIMITED : FlatOutput.START_GROUP);
    if (delimited) {
      announced(input, bytes);
    }
    T result = input.mergeObject(target, schema);
    requireWithin(input);
    return result;
  }

  String string() throws IOException {
    requireWireType(FlatOutput.DELIMITED);
    int length = message.chars(announced(), remaining());
    int start = afterLength();
    String ascii = Bulk.getAscii(bytes, start, length);
    if (ascii == null) {
      return input.readString();
    }
    input.setBounds(start + length, input.currentLimit());
    return ascii;
  }

  private int afterLength() {
    int at = input.currentOffset();
    while (bytes[at] < 0) {
      at++;
    }
    return at + 1;
  }

  byte[] bytes() throws IOException {
    requireWireType(FlatOutput.DELIMITED);
    announced();
    return input.readByteArray();
  }

  int int32() throws IOException {
    requireWireType(FlatOutput.VARINT);
    return input.readInt32();
  }

  int range(int min, int max) throws IOException {
    int value = int32();
    if (value < min || value > max) {
      throw new MalformedDataException("A number is out of the range of its type");
    }
    return value;
  }

  long int64() throws IOException {
    requireWireType(FlatOutput.VARINT);
    return input.readInt64();
  }

  boolean bool() throws IOException {
    return range(0, 1) == 1;
  }

  int fixed32() throws IOException {
    requireWireType(FlatOutput.FIXED32);
    return input.readFixed32();
  }

  long fixed64() throws IOException {
    requireWireType(FlatOutput.FIXED64);
    return input.readFixed64();
  }

  Message message() {
    return message;
  }

  private int remaining() {
    return input.currentLimit() - input.currentOffset();
  }

  private int announced() {
    return announced(input, bytes);
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

  private void requireWireType(int expected) {
    requireWireType(input, expected);
  }

  static void requireWireType(ByteArrayInput input, int expected) {
    int actual = input.getLastTag() & 7;
    if (actual != expected) {
      throw new MalformedDataException("Expected wire type " + expected + " but found " + actual);
    }
  }

  /** The library reads on to the end of the array, which may hold more than this payload. */
  private static void requireWithin(ByteArrayInput input) {
    if (input.currentLimit() < input.currentOffset()) {
      throw new MalformedDataException("A value extends beyond the end of its message");
    }
  }
}
