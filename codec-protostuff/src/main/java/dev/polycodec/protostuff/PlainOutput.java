package dev.polycodec.protostuff;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import io.protostuff.CollectionSchema;
import io.protostuff.FilterOutput;
import io.protostuff.MapSchema;
import io.protostuff.Output;
import io.protostuff.ProtobufOutput;
import io.protostuff.Schema;
import io.protostuff.WireFormat;
import io.protostuff.WriteSession;
import io.protostuff.runtime.ArraySchema;
import java.io.IOException;
import java.util.Map;

/** The library's output for its own schemas, which asks about each object before it is written. */
final class PlainOutput extends FilterOutput<Output> {

  private final WriteSession session;
  private final Losses losses;
  private final Message message;
  private final int maxBytes;
  private final int maxNesting;
  private final Redirected redirected = new Redirected();

  private Schema<Object> next;
  private int nesting;

  /**
   * Writes a message.
   *
   * @param session the output once more, which knows how long the message is
   */
  PlainOutput(Output output, WriteSession session, Losses losses, Message message, Limits limits) {
    super(output);
    this.losses = losses;
    this.session = session;
    this.message = message;
    this.maxBytes = limits.maxBytes();
    this.maxNesting = PlainInput.maxNesting(limits.maxDepth());
    this.next = redirected;
  }

  Message message() {
    return message;
  }

  @Override
  @SuppressWarnings("unchecked") // the schema writes the value
  public <T> void writeObject(int number, T value, Schema<T> schema, boolean repeated)
      throws IOException {
    requireRoom();
    check(value, schema);
    if (++nesting > maxNesting) {
      throw PlainInput.tooDeep(maxNesting);
    }
    next = (Schema<Object>) schema;
    output.writeObject(number, value, (Schema<Object>) redirected, repeated);
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

  /** Half a character has a form in the library, which it cannot read. */
  @Override
  public void writeString(int number, CharSequence value, boolean repeated) throws IOException {
    int length = value.length();
    int ascii =
        session.getSize()
            + varint(WireFormat.makeTag(number, WireFormat.WIRETYPE_LENGTH_DELIMITED))
            + varint(length)
            + length;
    output.writeString(number, value, repeated);
    if (session.getSize() != ascii) {
      Utf8.size(value.toString());
    }
  }

  private static int varint(int value) {
    return ProtobufOutput.computeRawVarint32Size(value);
  }

  /**
   * Bounds what the library keeps until the message is complete.
   *
   * @throws LimitExceededException if it is too long
   */
  void requireRoom() {
    if (session.getSize() > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
  }

  /** Writes a nested message to this output, where the library would go on with its own. */
  private final class Redirected extends ForwardingSchema<Object> {

    @Override
    Schema<Object> target() {
      return next;
    }

    @Override
    public void writeTo(Output ignored, Object value) throws IOException {
      next.writeTo(PlainOutput.this, value);
    }
  }
}
