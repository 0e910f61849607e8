package dev.polycodec.onenio;

import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.graph.GraphReader;
import dev.polycodec.spi.graph.ReadNames;
import java.io.IOException;

/** Reads graphs with one-nio's stream. */
class OneNioReader extends GraphReader {

  private final BoundedStream in;
  private final ReadNames names = new ReadNames();

  OneNioReader(Shapes shapes, BoundedStream in) {
    super(shapes);
    this.in = in;
  }

  final void reset(byte[] bytes, int offset, int length) {
    names.begin();
    in.reset(bytes, offset, length);
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
  protected Class<?> readNewClass() throws IOException {
    return message().load(readName());
  }

  private String readName() throws IOException {
    int start = in.position();
    ReadNames.Name known = names.next(in.bytes(), start, in.end());
    if (known != null) {
      in.skipBytes(known.length());
      return known.text();
    }
    String name = readString();
    names.keep(name, in.bytes(), start, in.position());
    return name;
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
