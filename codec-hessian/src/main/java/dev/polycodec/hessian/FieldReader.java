package dev.polycodec.hessian;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSource;
import dev.polycodec.spi.Message;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Takes the fields of one object after the other. */
final class FieldReader implements FieldSource {

  private final ValueReader values;
  private final Input in;

  FieldReader(ValueReader values, Input in) {
    this.values = values;
    this.in = in;
  }

  @Override
  public Message message() {
    return values.message();
  }

  @Override
  public boolean takeBoolean(FieldShape field) throws IOException {
    return in.readBoolean();
  }

  @Override
  public byte takeByte(FieldShape field) throws IOException {
    return (byte) Scalars.range(in.readInt(), Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  @Override
  public short takeShort(FieldShape field) throws IOException {
    return (short) Scalars.range(in.readInt(), Short.MIN_VALUE, Short.MAX_VALUE);
  }

  @Override
  public char takeChar(FieldShape field) throws IOException {
    return (char) Scalars.range(in.readInt(), Character.MIN_VALUE, Character.MAX_VALUE);
  }

  @Override
  public int takeInt(FieldShape field) throws IOException {
    return in.readInt();
  }

  @Override
  public long takeLong(FieldShape field) throws IOException {
    return in.readLong();
  }

  @Override
  public float takeFloat(FieldShape field) throws IOException {
    return (float) Scalars.readDouble(in);
  }

  @Override
  public double takeDouble(FieldShape field) throws IOException {
    return Scalars.readDouble(in);
  }

  @Override
  public @Nullable Object take(FieldShape field) throws Exception {
    return values.value(field.type(), field.scalar());
  }
}
