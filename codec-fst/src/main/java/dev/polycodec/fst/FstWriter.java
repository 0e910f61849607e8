package dev.polycodec.fst;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.graph.GraphWriter;
import java.io.IOException;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamEncoder;

/** Writes graphs with FST's stream encoder. */
final class FstWriter extends GraphWriter {

  private final FSTStreamEncoder out;
  private final int maxBytes;
  private final AsciiWriter ascii = new AsciiWriter();
  private int start;

  FstWriter(Shapes shapes, FSTConfiguration configuration, int maxBytes) {
    super(shapes);
    this.out = new FSTStreamEncoder(configuration);
    this.maxBytes = maxBytes;
    out.setOutstream(null);
  }

  void reset(int headroom) throws IOException {
    start = headroom;
    out.reset(null);
    out.ensureFree(headroom);
    out.skip(headroom);
  }

  void lendTo(BytesConsumer sink) {
    sink.accept(out.getBuffer(), start, out.getWritten() - start);
  }

  int capacity() {
    return out.getBuffer().length;
  }

  @Override
  protected void writeByte(int value) throws IOException {
    out.writeFByte(value);
  }

  @Override
  protected void writeShort(short value) throws IOException {
    out.writeFShort(value);
  }

  @Override
  protected void writeChar(char value) throws IOException {
    out.writeFChar(value);
  }

  @Override
  protected void writeInt(int value) throws IOException {
    out.writeFInt(value);
  }

  @Override
  protected void writeLong(long value) throws IOException {
    out.writeFLong(value);
  }

  @Override
  protected void writeFloat(float value) throws IOException {
    out.writeFFloat(value);
  }

  @Override
  protected void writeDouble(double value) throws IOException {
    out.writeFDouble(value);
  }

  @Override
  protected void writeString(String value) throws IOException {
    requireRoom(value.length()); // which may become thrice as much: the core checks exactly
    int at = out.getWritten();
    if (!writeAscii(value)) {
      out.skip(at - out.getWritten());
      out.writeStringUTF(value);
    }
  }

  private boolean writeAscii(String value) throws IOException {
    out.writeFInt(value.length());
    out.ensureFree(value.length());
    if (!ascii.put(value, out.getBuffer(), out.getWritten())) {
      return false;
    }
    out.skip(value.length());
    return true;
  }

  @Override
  protected byte[] array() {
    return out.getBuffer();
  }

  @Override
  protected int position() {
    return out.getWritten();
  }

  @Override
  protected void writeRaw(byte[] bytes) throws IOException {
    requireRoom(bytes.length);
    out.writeRawBytes(bytes, 0, bytes.length);
  }

  /** FST's arrays grow without a bound. */
  private void requireRoom(long more) {
    if (out.getWritten() - start + more > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
  }
}
