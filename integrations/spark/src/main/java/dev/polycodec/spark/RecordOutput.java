package dev.polycodec.spark;

import dev.polycodec.BytesConsumer;
import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.spark.serializer.SerializationStream;
import org.apache.spark.unsafe.Platform;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag;

/**
 * Writes records, each of them the length of a message, 7 bits a byte and the lowest first, and the
 * message. There is nothing before, between and behind them, so streams may be joined.
 */
final class RecordOutput extends SerializationStream {

  private static final int MORE = 0x80;

  private final TypedCodec<Object> values;
  private final OutputStream out;
  private final BytesConsumer writer = this::write;
  private final byte[] head = new byte[5];

  RecordOutput(TypedCodec<Object> values, OutputStream out) {
    this.values = values;
    this.out = out;
  }

  @Override
  public <T> SerializationStream writeObject(@Nullable T value, ClassTag<T> tag) {
    values.encode(value, writer);
    return this;
  }

  private void write(byte[] bytes, int offset, int length) {
    int size = 0;
    int rest = length;
    for (; rest >= MORE; rest >>>= 7) {
      head[size++] = (byte) (rest | MORE);
    }
    head[size++] = (byte) rest;
    try {
      out.write(head, 0, size);
      out.write(bytes, offset, length);
    } catch (IOException e) {
      Platform.throwException(e); // as it is: Scala knows no checked exceptions
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      Platform.throwException(e);
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      Platform.throwException(e);
    }
  }
}
