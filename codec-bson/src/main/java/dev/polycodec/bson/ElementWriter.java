package dev.polycodec.bson;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.util.Arrays;
import org.bson.BsonBinary;
import org.bson.BsonBinaryWriter;
import org.jspecify.annotations.Nullable;

/** Writes each primitive as the next element of one document, which has no name. */
final class ElementWriter extends WireWriter {

  /** The name of all elements. */
  static final String NO_NAME = "";

  private final PayloadOutput output;
  private BsonBinaryWriter out;
  private boolean complete = true;

  ElementWriter(int maxBytes) {
    output = new PayloadOutput(maxBytes);
    out = new BsonBinaryWriter(output);
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) {
    output.begin(headroom);
    if (!complete) { // one that has failed cannot begin again
      out = new BsonBinaryWriter(output);
    }
    complete = false;
    out.writeStartDocument();
  }

  @Override
  protected void lendTo(BytesConsumer target) {
    out.writeEndDocument();
    complete = true;
    output.lendTo(target);
  }

  @Override
  protected long retainedBytes() {
    return output.retainedBytes();
  }

  /** Begins the next element, and returns what writes its value. */
  private BsonBinaryWriter element() {
    out.writeName(NO_NAME);
    return out;
  }

  @Override
  public void writeBoolean(boolean value) {
    element().writeBoolean(value);
  }

  @Override
  public void writeInt(int value) {
    element().writeInt32(value);
  }

  @Override
  public void writeLong(long value) {
    element().writeInt64(value);
  }

  /** Writes the bits, as BSON has no such type, and a double would not keep each of them. */
  @Override
  public void writeFloat(float value) {
    writeInt(Float.floatToRawIntBits(value));
  }

  @Override
  public void writeDouble(double value) {
    element().writeDouble(value);
  }

  @Override
  public void writeText(@Nullable String value) {
    writePresence(value != null);
    if (value != null) {
      element().writeString(value);
    }
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    boolean whole = offset == 0 && length == bytes.length;
    byte[] data = whole ? bytes : Arrays.copyOfRange(bytes, offset, offset + length);
    element().writeBinaryData(new BsonBinary(data));
  }

  /** The next element tells what it is. */
  @Override
  protected void writePresence(boolean present) {
    if (!present) {
      element().writeNull();
    }
  }
}
