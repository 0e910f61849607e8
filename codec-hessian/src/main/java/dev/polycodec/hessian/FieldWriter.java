package dev.polycodec.hessian;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes the fields of one object after the other. */
final class FieldWriter implements FieldSink {

  private final ValueWriter values;
  private final Output out;

  FieldWriter(ValueWriter values, Output out) {
    this.values = values;
    this.out = out;
  }

  @Override
  public void put(FieldShape field, boolean value) {
    out.writeBoolean(value);
  }

  @Override
  public void put(FieldShape field, byte value) {
    put(field, (int) value);
  }

  @Override
  public void put(FieldShape field, short value) {
    put(field, (int) value);
  }

  @Override
  public void put(FieldShape field, char value) {
    put(field, (int) value);
  }

  @Override
  public void put(FieldShape field, int value) {
    out.writeInt(value);
  }

  @Override
  public void put(FieldShape field, long value) {
    out.writeLong(value);
  }

  @Override
  public void put(FieldShape field, float value) {
    put(field, (double) value);
  }

  @Override
  public void put(FieldShape field, double value) {
    Scalars.writeDouble(out, value);
  }

  @Override
  public void put(FieldShape field, @Nullable Object value) throws IOException {
    values.field(field, value);
  }
}
