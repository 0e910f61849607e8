package dev.polycodec.fst;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamDecoder;

/** Reads with FST's stream decoder, which knows no end of the payload. */
final class FstReader extends WireReader {

  private static final byte[] NONE = {};
  private static final long LOW = 0xFFFF_FFFFL;

  private final FSTStreamDecoder in;
  private @Nullable Message message;
  private byte[] source = NONE;
  private int end;

  FstReader(FSTConfiguration configuration) {
    in = new FSTStreamDecoder(configuration);
    in.setInputStream(new ByteArrayInputStream(NONE)); // else it has no buffer to reset
  }

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) {
    if (message != walk.message()) { // a store costs a fence
      message = walk.message();
    }
    reset(bytes, offset, length);
  }

  @Override
  protected void clear() {
    reset(NONE, 0, 0);
  }

  private void reset(byte[] bytes, int offset, int length) {
    source = bytes;
    end = offset + length;
    in.resetWith(bytes, end);
    in.moveTo(offset);
  }

  @Override
  public int remaining() {
    return end - in.getInputPos();
  }

  @Override
  public byte readByte() throws IOException {
    require(1);
    return in.readFByte();
  }

  @Override
  public short readShort() throws IOException {
    require(1);
    short value = in.readFShort();
    require(0);
    return value;
  }

  @Override
  public char readChar() throws IOException {
    require(1);
    char value = in.readFChar();
    require(0);
    return value;
  }

  @Override
  public int readInt() throws IOException {
    require(1);
    int value = in.readFInt();
    require(0);
    return value;
  }

  @Override
  public long readLong() throws IOException {
    require(1);
    long value = in.readFLong();
    require(0);
    return value;
  }

  @Override
  public float readFloat() throws IOException {
    require(Float.BYTES);
    return Float.intBitsToFloat(in.readPlainInt());
  }

  @Override
  public long readBits() throws IOException {
    require(Long.BYTES);
    return in.readPlainInt() & LOW | (long) in.readPlainInt() << Integer.SIZE;
  }

  /** Most are small. */
  @Override
  public int readNumber() throws IOException {
    int at = in.getInputPos();
    return at < end && source[at] >= 0 ? in.readFByte() : readSevenBits();
  }

  @Override
  public void readBytes(byte[] bytes, int offset, int length) {
    require(length);
    in.readPlainBytes(bytes, offset, length);
  }

  @Override
  public @Nullable String readText() throws IOException {
    int head = readNumber();
    return switch (head) {
      case FstWriter.NULL -> null;
      case FstWriter.WIDE -> readWide();
      default -> readNarrow(head - FstWriter.NARROW);
    };
  }

  private String readNarrow(int length) {
    int at = in.getInputPos();
    in.moveTo(at + bounded(length));
    return Latin1.get(source, at, length);
  }

  /** FST takes three times the announced length from the heap before it looks at the bytes. */
  private String readWide() throws IOException {
    int at = in.getInputPos();
    bounded(readInt());
    in.moveTo(at);
    String text = in.readStringUTF();
    require(0);
    return text;
  }

  private int bounded(int length) {
    return Objects.requireNonNull(message, "there is no message").bulk(length, 1, remaining());
  }

  private void require(int bytes) {
    if (bytes > remaining()) {
      throw new MalformedDataException("A value extends beyond the end of its message");
    }
  }
}
