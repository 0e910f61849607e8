package dev.polycodec.spi.graph;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSource;
import dev.polycodec.spi.Message;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Takes the fields of a graph's objects: a tag for each, but none for a primitive type. */
final class GraphSource implements FieldSource {

  private final GraphReader reader;
  private final ScalarReader scalars;

  GraphSource(GraphReader reader, ScalarReader scalars) {
    this.reader = reader;
    this.scalars = scalars;
  }

  @Override
  public Message message() {
    return reader.message();
  }

  @Override
  public boolean takeBoolean(FieldShape field) throws IOException {
    return scalars.readBoolean();
  }

  @Override
  public byte takeByte(FieldShape field) throws IOException {
    return reader.readByte();
  }

  @Override
  public short takeShort(FieldShape field) throws IOException {
    return reader.readShort();
  }

  @Override
  public char takeChar(FieldShape field) throws IOException {
    return reader.readChar();
  }

  @Override
  public int takeInt(FieldShape field) throws IOException {
    return reader.readInt();
  }

  @Override
  public long takeLong(FieldShape field) throws IOException {
    return reader.readLong();
  }

  @Override
  public float takeFloat(FieldShape field) throws IOException {
    return reader.readFloat();
  }

  @Override
  public double takeDouble(FieldShape field) throws IOException {
    return reader.readDouble();
  }

  @Override
  public @Nullable Object take(FieldShape field) throws Exception {
    return reader.read(field.shape());
  }
}
