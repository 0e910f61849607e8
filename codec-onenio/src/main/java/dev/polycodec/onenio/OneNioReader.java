package dev.polycodec.onenio;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads with one-nio's stream. */
final class OneNioReader extends WireReader {

  private final BoundedStream in = new BoundedStream();
  private @Nullable Message message;

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) {
    if (message != walk.message()) { // a store costs a fence
      message = walk.message();
    }
    in.reset(bytes, offset, length);
  }

  @Override
  protected void clear() {
    in.clear();
  }

  @Override
  public int remaining() {
    return in.available();
  }

  @Override
  public byte readByte() throws IOException {
    return in.readByte();
  }

  @Override
  public short readShort() throws IOException {
    return in.readShort();
  }

  @Override
  public char readChar() throws IOException {
    return in.readChar();
  }

  @Override
  public int readInt() throws IOException {
    return in.readInt();
  }

  @Override
  public long readLong() throws IOException {
    return in.readLong();
  }

  @Override
  public float readFloat() throws IOException {
    return Float.intBitsToFloat(in.readInt());
  }

  /** Most are small. */
  @Override
  public int readNumber() throws IOException {
    return in.atSmallNumber() ? in.readByte() : readSevenBits();
  }

  @Override
  public void readBytes(byte[] bytes, int offset, int length) throws IOException {
    in.readFully(bytes, offset, length);
  }

  @Override
  public @Nullable String readText() throws IOException {
    int head = readNumber();
    return switch (head) {
      case OneNioWriter.NULL -> null;
      case OneNioWriter.WIDE -> in.readWide(message());
      default -> in.readNarrow(head - OneNioWriter.NARROW, message());
    };
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }
}
