package dev.polycodec.onenio;

import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.graph.GraphReader;
import java.io.IOException;

/** Reads graphs with one-nio's stream. */
final class OneNioReader extends GraphReader {

  private final BoundedStream in;

  OneNioReader(Shapes shapes, BoundedStream in) {
    super(shapes);
    this.in = in;
  }

  @Override
  protected byte readByte() throws IOException {
    return in.readByte();
  }

  @Override
  protected short readShort() throws IOException {
    return in.readShort();
  }

  @Override
  protected char readChar() throws IOException {
    return in.readChar();
  }

  @Override
  protected int readInt() throws IOException {
    return in.readInt();
  }

  @Override
  protected long readLong() throws IOException {
    return in.readLong();
  }

  @Override
  protected float readFloat() throws IOException {
    return in.readFloat();
  }

  @Override
  protected double readDouble() throws IOException {
    return in.readDouble();
  }

  @Override
  protected String readString() throws IOException {
    return in.readString(message());
  }

  @Override
  protected byte[] array() {
    return in.bytes();
  }

  @Override
  protected int position() {
    return in.position();
  }

  @Override
  protected void skip(int bytes) throws IOException {
    in.skipBytes(bytes);
  }

  @Override
  protected void readRaw(byte[] bytes) throws IOException {
    in.readFully(bytes);
  }

  @Override
  protected int remaining() {
    return in.available();
  }
}
