package dev.polycodec.protostuff.plain;

import dev.polycodec.Limits;
import dev.polycodec.protostuff.wire.ProtostuffWriter;
import dev.polycodec.spi.Message;
import io.protostuff.ByteString;
import io.protostuff.CollectionSchema;
import io.protostuff.MapSchema;
import io.protostuff.Output;
import io.protostuff.Schema;
import io.protostuff.WireFormat;
import io.protostuff.runtime.ArraySchema;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;

/**
 * Writes what the library's own schemas tell as its outputs do, into one array, and asks about each
 * object before.
 */
final class PlainOutput implements Output {

  private final ProtostuffWriter wire;
  private final boolean delimited;
  private final Losses losses;
  private final Message message;
  private final int maxNesting;

  private int nesting;

  /**
   * Writes a message.
   *
   * @param delimited whether a nested message begins with its length, as in protobuf
   */
  PlainOutput(
      ProtostuffWriter wire, boolean delimited, Losses losses, Message message, Limits limits) {
    this.wire = wire;
    this.delimited = delimited;
    this.losses = losses;
    this.message = message;
    this.maxNesting = PlainInput.maxNesting(limits.maxDepth());
  }

  Message message() {
    return message;
  }

  @Override
  public <T> void writeObject(int number, T value, Schema<T> schema, boolean repeated)
      throws IOException {
    check(value, schema);
    if (++nesting > maxNesting) {
      throw PlainInput.tooDeep(maxNesting);
    }
    if (delimited) {
      tag(number, WireFormat.WIRETYPE_LENGTH_DELIMITED);
      int start = wire.open();
      schema.writeTo(this, value);
      wire.close(start);
    } else {
      tag(number, WireFormat.WIRETYPE_START_GROUP);
      schema.writeTo(this, value);
      tag(number, WireFormat.WIRETYPE_END_GROUP);
    }
    nesting--;
  }

  /** What a schema of fields writes, it checks by itself; and so it did with the maps in fields. */
  private void check(Object value, Schema<?> schema) {
    boolean checked =
        schema instanceof CheckedSchema
            || schema instanceof OwnSchema
            || schema instanceof MapSchema
            || schema instanceof CollectionSchema
            || schema.typeClass() == Map.Entry.class;
    if (!checked) {
      losses.check(value, schema instanceof ArraySchema, message);
    }
  }

  private void tag(int number, int wireType) {
    wire.writeNumber(WireFormat.makeTag(number, wireType));
  }

  @Override
  public void writeInt32(int number, int value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_VARINT);
    if (value < 0) {
      wire.writeVarint(value); // in as many bytes as a long
    } else {
      wire.writeNumber(value);
    }
  }

  @Override
  public void writeUInt32(int number, int value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_VARINT);
    wire.writeNumber(value);
  }

  @Override
  public void writeSInt32(int number, int value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_VARINT);
    wire.writeInt(value);
  }

  @Override
  public void writeFixed32(int number, int value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_FIXED32);
    wire.writeBits(value);
  }

  @Override
  public void writeSFixed32(int number, int value, boolean repeated) {
    writeFixed32(number, value, repeated);
  }

  @Override
  public void writeInt64(int number, long value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_VARINT);
    wire.writeVarint(value);
  }

  @Override
  public void writeUInt64(int number, long value, boolean repeated) {
    writeInt64(number, value, repeated);
  }

  @Override
  public void writeSInt64(int number, long value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_VARINT);
    wire.writeLong(value);
  }

  @Override
  public void writeFixed64(int number, long value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_FIXED64);
    wire.writeBits(value);
  }

  @Override
  public void writeSFixed64(int number, long value, boolean repeated) {
    writeFixed64(number, value, repeated);
  }

  @Override
  public void writeFloat(int number, float value, boolean repeated) {
    writeFixed32(number, Float.floatToRawIntBits(value), repeated);
  }

  @Override
  public void writeDouble(int number, double value, boolean repeated) {
    writeFixed64(number, Double.doubleToRawLongBits(value), repeated);
  }

  @Override
  public void writeBool(int number, boolean value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_VARINT);
    wire.writeBoolean(value);
  }

  @Override
  public void writeEnum(int number, int value, boolean repeated) {
    writeInt32(number, value, repeated);
  }

  /** Half a character has a form in the library, which it cannot read: it is refused. */
  @Override
  public void writeString(int number, CharSequence value, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_LENGTH_DELIMITED);
    wire.writeText(value.toString(), 0);
  }

  @Override
  public void writeByteArray(int number, byte[] value, boolean repeated) {
    writeByteRange(false, number, value, 0, value.length, repeated);
  }

  @Override
  public void writeByteRange(
      boolean text, int number, byte[] value, int offset, int length, boolean repeated) {
    tag(number, WireFormat.WIRETYPE_LENGTH_DELIMITED);
    wire.writeNumber(length);
    wire.writeBytes(value, offset, length);
  }

  @Override
  public void writeBytes(int number, ByteString value, boolean repeated) throws IOException {
    ByteString.writeTo(this, value, number, repeated);
  }

  @Override
  public void writeBytes(int number, ByteBuffer value, boolean repeated) {
    writeByteRange(
        false,
        number,
        value.array(),
        value.arrayOffset() + value.position(),
        value.remaining(),
        repeated);
  }
}
