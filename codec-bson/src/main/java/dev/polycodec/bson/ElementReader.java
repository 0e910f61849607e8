package dev.polycodec.bson;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.nio.ByteBuffer;
import org.bson.AbstractBsonReader.State;
import org.bson.BsonBinary;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinarySubType;
import org.bson.BsonType;
import org.jspecify.annotations.Nullable;

/** Reads each primitive from the next element of a document, and nothing else. */
final class ElementReader extends WireReader {

  private static final BsonBinaryReader NOTHING = new BsonBinaryReader(ByteBuffer.allocate(0));

  private BsonBinaryReader in = NOTHING;

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) {
    in = new BsonBinaryReader(PayloadInput.of(bytes, offset, length));
    in.readStartDocument();
  }

  @Override
  protected void clear() {
    in = NOTHING;
  }

  @Override
  public int remaining() {
    return ((PayloadInput) in.getBsonInput()).remaining();
  }

  /** Looks at the next element, and returns its type. */
  private BsonType look() {
    if (in.getState() == State.TYPE) {
      in.readBsonType();
    }
    return in.getCurrentBsonType();
  }

  /** Returns what reads the next element, which must be of a type. */
  private BsonBinaryReader element(BsonType type) {
    if (look() != type) {
      throw new MalformedDataException("The bytes hold an element of another type");
    }
    return in;
  }

  @Override
  public boolean readBoolean() {
    return element(BsonType.BOOLEAN).readBoolean();
  }

  @Override
  public int readInt() {
    return element(BsonType.INT32).readInt32();
  }

  @Override
  public long readLong() {
    return element(BsonType.INT64).readInt64();
  }

  @Override
  public float readFloat() {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public double readDouble() {
    return element(BsonType.DOUBLE).readDouble();
  }

  @Override
  public @Nullable String readText() {
    return readPresence() ? element(BsonType.STRING).readString() : null;
  }

  /** Reads the length first, because the library believes it. */
  @Override
  public void readBytes(byte[] target, int offset, int length) {
    if (element(BsonType.BINARY).peekBinarySize() != length
        || in.peekBinarySubType() != BsonBinarySubType.BINARY.getValue()) {
      throw new MalformedDataException("The bytes hold an array of another length or kind");
    }
    BsonBinary binary = in.readBinaryData();
    System.arraycopy(binary.getData(), 0, target, offset, length);
  }

  @Override
  protected boolean readPresence() {
    if (look() == BsonType.NULL) {
      in.readNull();
      return false;
    }
    return true;
  }
}
