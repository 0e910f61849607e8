package dev.polycodec.dubbo;

import dev.polycodec.Codec;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.jspecify.annotations.Nullable;

/**
 * Collects the values of a message and encodes them as one, as later ones refer to earlier ones.
 */
final class ValuesOutput implements ObjectOutput {

  private final Codec codec;
  private final OutputStream out;
  private final List<@Nullable Object> values = new ArrayList<>();

  ValuesOutput(Codec codec, OutputStream out) {
    this.codec = codec;
    this.out = out;
  }

  @Override
  public void writeObject(@Nullable Object value) {
    values.add(widened(value));
  }

  /**
   * Hessian's other numbers have classes of their own there, which Dubbo's Hessian lacks. A
   * character is a text, as Dubbo's Hessian writes it.
   */
  private static @Nullable Object widened(@Nullable Object value) {
    if (value instanceof Byte || value instanceof Short) {
      return ((Number) value).intValue();
    }
    if (value instanceof Character letter) {
      return letter.toString();
    }
    return value instanceof Float number ? (Object) number.doubleValue() : value;
  }

  @Override
  public void writeBool(boolean value) {
    values.add(value);
  }

  @Override
  public void writeByte(byte value) {
    values.add((int) value);
  }

  @Override
  public void writeShort(short value) {
    values.add((int) value);
  }

  @Override
  public void writeInt(int value) {
    values.add(value);
  }

  @Override
  public void writeLong(long value) {
    values.add(value);
  }

  @Override
  public void writeFloat(float value) {
    values.add((double) value);
  }

  @Override
  public void writeDouble(double value) {
    values.add(value);
  }

  @Override
  public void writeUTF(@Nullable String value) {
    values.add(value);
  }

  @Override
  public void writeBytes(byte @Nullable [] value) {
    values.add(value);
  }

  @Override
  public void writeBytes(byte[] value, int offset, int length) {
    values.add(Arrays.copyOfRange(value, offset, offset + length));
  }

  /** Dubbo calls it once, when the message is complete. */
  @Override
  public void flushBuffer() throws IOException {
    codec.encode(values.toArray(), out);
    values.clear();
  }
}
