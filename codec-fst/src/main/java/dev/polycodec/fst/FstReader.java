package dev.polycodec.fst;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.graph.GraphReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.coders.FSTStreamDecoder;

/** Reads graphs with FST's stream decoder, which knows no end of the payload. */
final class FstReader extends GraphReader {

  private final FSTStreamDecoder in;
  private byte[] source = {};
  private int end;

  FstReader(Shapes shapes, FSTConfiguration configuration) {
    super(shapes);
    in = new FSTStreamDecoder(configuration);
    in.setInputStream(new ByteArrayInputStream(source)); // else it has no buffer to reset
  }

  void reset(byte[] bytes, int offset, int length) {
    source = bytes;
    end = offset + length;
    in.resetWith(bytes, end);
    in.moveTo(offset);
  }

  @Override
  protected byte readByte() throws IOException {
    require(1);
    return in.readFByte();
  }

  @Override
  protected short readShort() throws IOException {
    require(1);
    return in.readFShort();
  }

  @Override
  protected char readChar() throws IOException {
    require(1);
    return in.readFChar();
  }

  @Override
  protected int readInt() throws IOException {
    require(1);
    return in.readFInt();
  }

  @Override
  protected long readLong() throws IOException {
    require(1);
    return in.readFLong();
  }

  @Override
  protected float readFloat() throws IOException {
    require(Float.BYTES);
    return in.readFFloat();
  }

  @Override
  protected double readDouble() throws IOException {
    require(Double.BYTES);
    return in.readFDouble();
  }

  /** FST takes three times the announced length from the heap before it looks at the bytes. */
  @Override
  protected String readString() throws IOException {
    int start = in.getInputPos();
    int length = message().bulk(readInt(), 1, remaining());
    int from = in.getInputPos();
    String ascii = Bulk.getAscii(in.getBuffer(), from, length);
    if (ascii == null) {
      in.moveTo(start);
      return in.readStringUTF();
    }
    in.moveTo(from + length);
    return ascii;
  }

  @Override
  protected byte[] array() {
    return source;
  }

  @Override
  protected int position() {
    return in.getInputPos();
  }

  @Override
  protected void skip(int bytes) {
    in.moveTo(in.getInputPos() + bytes);
  }

  @Override
  protected void readRaw(byte[] bytes) {
    require(bytes.length);
    in.readPlainBytes(bytes, 0, bytes.length);
  }

  @Override
  protected int remaining() {
    int remaining = end - in.getInputPos();
    if (remaining < 0) {
      throw beyondEnd();
    }
    return remaining;
  }

  private void require(int bytes) {
    if (bytes > remaining()) {
      throw beyondEnd();
    }
  }

  private static MalformedDataException beyondEnd() {
    return new MalformedDataException("A value extends beyond the end of its message");
  }
}
