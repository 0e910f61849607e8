package dev.polycodec.spi.graph;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Puts the fields of a graph's objects: a tag for each, but none for a primitive type. */
final class GraphSink implements FieldSink {

  private final GraphWriter writer;

  GraphSink(GraphWriter writer) {
    this.writer = writer;
  }

  @Override
  public void put(FieldShape field, boolean value) throws IOException {
    writer.writeByte(value ? 1 : 0);
  }

  @Override
  public void put(FieldShape field, byte value) throws IOException {
    writer.writeByte(value);
  }

  @Override
  public void put(FieldShape field, short value) throws IOException {
    writer.writeShort(value);
  }

  @Override
  public void put(FieldShape field, char value) throws IOException {
    writer.writeChar(value);
  }

  @Override
  public void put(FieldShape field, int value) throws IOException {
    writer.writeInt(value);
  }

  @Override
  public void put(FieldShape field, long value) throws IOException {
    writer.writeLong(value);
  }

  @Override
  public void put(FieldShape field, float value) throws IOException {
    writer.writeFloat(value);
  }

  @Override
  public void put(FieldShape field, double value) throws IOException {
    writer.writeDouble(value);
  }

  @Override
  public void put(FieldShape field, @Nullable Object value) throws IOException {
    writer.write(value, field.shape());
  }
}
