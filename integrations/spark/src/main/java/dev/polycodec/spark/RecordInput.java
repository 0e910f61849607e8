package dev.polycodec.spark;

import dev.polycodec.MalformedDataException;
import dev.polycodec.TypedCodec;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.apache.spark.serializer.DeserializationStream;
import org.apache.spark.unsafe.Platform;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag;

/**
 * Reads what {@link RecordOutput} has written. Spark takes an {@link EOFException} for the end of
 * all, so there is none but between records.
 */
@SuppressWarnings("unchecked") // what the bytes hold is Spark's word
final class RecordInput extends DeserializationStream {

  private static final int NONE = -1;
  private static final int FIRST = 1 << 13;

  private final TypedCodec<Object> values;
  private final InputStream in;
  private byte[] buffer = new byte[FIRST];

  RecordInput(TypedCodec<Object> values, InputStream in) {
    this.values = values;
    this.in = in;
  }

  @Override
  public <T> @Nullable T readObject(ClassTag<T> tag) {
    int length = begin();
    if (length == NONE) {
      Platform.throwException(new EOFException());
    }
    return (T) values.decode(buffer, 0, length);
  }

  /** A key has a value. */
  @Override
  public <T> @Nullable T readValue(ClassTag<T> tag) {
    int length = begin();
    if (length == NONE) {
      throw new MalformedDataException("The stream ends between a key and its value");
    }
    return (T) values.decode(buffer, 0, length);
  }

  /** Reads the bytes of the next record, and returns how many they are. */
  private int begin() {
    try {
      int length = length();
      if (length != NONE) {
        fill(length);
      }
      return length;
    } catch (IOException e) {
      Platform.throwException(e); // as it is: Scala knows no checked exceptions
      return NONE;
    }
  }

  private int length() throws IOException {
    int next = in.read();
    if (next < 0) {
      return NONE;
    }
    int length = next & 0x7F;
    for (int shift = 7; next >= 0x80; shift += 7) {
      next = in.read();
      if (next < 0) {
        throw new MalformedDataException("The stream ends within the length of a record");
      } else if (shift == 28 && next > 7) {
        throw new MalformedDataException("The length of a record is not a number of bytes");
      }
      length |= (next & 0x7F) << shift;
    }
    return length;
  }

  /** Takes memory for what is there, not for what is announced. */
  private void fill(int length) throws IOException {
    int filled = 0;
    while (filled < length) {
      if (filled == buffer.length) {
        buffer = Arrays.copyOf(buffer, (int) Math.min(length, 2L * filled));
      }
      int read = in.read(buffer, filled, Math.min(length, buffer.length) - filled);
      if (read < 0) {
        throw new MalformedDataException(
            "The stream ends within a record of " + length + " bytes, after " + filled);
      }
      filled += read;
    }
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      Platform.throwException(e);
    }
  }
}
