package dev.polycodec.onenio;

import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.graph.GraphWriter;
import java.io.IOException;

/** Writes graphs with one-nio's stream. */
final class OneNioWriter extends GraphWriter {

  private final GrowingStream out;

  OneNioWriter(Shapes shapes, GrowingStream out) {
    super(shapes);
    this.out = out;
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
  protected byte[] array() {
    return out.bytes();
  }

  @Override
  protected int position() {
    return out.count();
  }

  @Override
  protected void writeRaw(byte[] bytes) throws IOException {
    out.write(bytes);
  }
}
