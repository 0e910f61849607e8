package dev.polycodec.onenio;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.graph.GraphWriter;
import dev.polycodec.spi.graph.WrittenNames;
import java.io.IOException;

/** Writes graphs with one-nio's stream. */
class OneNioWriter extends GraphWriter {

  private final GrowingStream out;
  private final WrittenNames names = new WrittenNames();

  OneNioWriter(Shapes shapes, GrowingStream out) {
    super(shapes);
    this.out = out;
  }

  final void reset(int headroom) throws IOException {
    names.begin();
    out.reset(headroom);
  }

  @Override
  protected void writeByte(int value) throws IOException {
    out.writeByte(value);
  }

  @Override
  protected void writeShort(short value) throws IOException {
    out.writeShort(value);
  }

  @Override
  protected void writeChar(char value) throws IOException {
    out.writeChar(value);
  }

  @Override
  protected void writeInt(int value) throws IOException {
    out.writeInt(value);
  }

  @Override
  protected void writeLong(long value) throws IOException {
    out.writeLong(value);
  }

  @Override
  protected void writeFloat(float value) throws IOException {
    out.writeFloat(value);
  }

  @Override
  protected void writeDouble(double value) throws IOException {
    out.writeDouble(value);
  }

  @Override
  protected void writeString(String value) throws IOException {
    out.writeUTF(value);
  }

  @Override
  protected void writeNewClass(Class<?> type, Message of) throws IOException {
    byte[] known = names.next(type);
    if (known != null) {
      out.write(known);
      return;
    }
    int from = out.count();
    super.writeNewClass(type, of);
    names.keep(type, out.bytes(), from, out.count());
  }

  @Override
  protected void writeRaw(byte[] bytes) throws IOException {
    out.write(bytes);
  }
}
