package dev.polycodec.fst;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamEncoder;

/**
 * Writes with FST's stream encoder.
 *
 * <p>FST's object streams need JVM flags, keep every class they meet in static tables, number enum
 * constants, and store what the bytes say into fields without a check. This codec uses FST's coders
 * without them.
 */
final class FstWriter extends WireWriter {

  /** The number before a text: null; in FST's form; or of one byte a character, by its length. */
  static final int NULL = 0;

  static final int WIDE = 1;
  static final int NARROW = 2;

  private final FSTStreamEncoder out;
  private final int maxBytes;
  private final Latin1 latin1 = new Latin1();
  private int start;

  FstWriter(FSTConfiguration configuration, int maxBytes) {
    this.out = new FSTStreamEncoder(configuration);
    this.maxBytes = maxBytes;
    out.setOutstream(null);
  }

  /** Returns one without the default classes, whose registration is what needs JVM flags. */
  static FSTConfiguration configuration() {
    return new FSTConfiguration(null) {};
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) throws IOException {
    start = headroom;
    out.reset(null);
    out.ensureFree(headroom);
    out.skip(headroom);
  }

  @Override
  protected void lendTo(BytesConsumer to) {
    to.accept(out.getBuffer(), start, out.getWritten() - start);
  }

  @Override
  protected long retainedBytes() {
    return out.getBuffer().length;
  }

  @Override
  public void writeByte(byte value) throws IOException {
    out.writeFByte(value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    out.writeFShort(value);
  }

  @Override
  public void writeChar(char value) throws IOException {
    out.writeFChar(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    out.writeFInt(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    out.writeFLong(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    out.ensureFree(Float.BYTES);
    out.writeInt32At(out.getWritten(), Float.floatToRawIntBits(value));
    out.skip(Float.BYTES);
  }

  @Override
  public void writeBits(long value) throws IOException {
    out.ensureFree(Long.BYTES);
    int at = out.getWritten();
    out.writeInt32At(at, (int) value);
    out.writeInt32At(at + Integer.BYTES, (int) (value >>> Integer.SIZE));
    out.skip(Long.BYTES);
  }

  /** Most are small. */
  @Override
  public void writeNumber(int value) throws IOException {
    if (value >= 0 && value <= Byte.MAX_VALUE) {
      out.writeFByte(value);
    } else {
      writeSevenBits(value);
    }
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) throws IOException {
    requireRoom(length);
    out.writeRawBytes(bytes, offset, length);
  }

  @Override
  public void writeText(@Nullable String value) throws IOException {
    if (value == null) {
      writeNumber(NULL);
      return;
    }
    int length = value.length();
    requireRoom(length); // which may become thrice as much: the core checks exactly
    int at = out.getWritten();
    writeNumber(NARROW + length);
    out.ensureFree(length);
    if (latin1.put(value, out.getBuffer(), out.getWritten())) {
      out.skip(length);
    } else {
      out.skip(at - out.getWritten());
      writeNumber(WIDE);
      out.writeStringUTF(value);
    }
  }

  /** FST's arrays grow without a bound. */
  private void requireRoom(long more) {
    if (out.getWritten() - start + more > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
  }
}
