package dev.polycodec.flink;

import java.io.IOException;
import java.util.Arrays;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the values of a class for Flink, each as the number of its bytes and a message. One is
 * for one thread, as Flink's are.
 *
 * @param <T> the declared type of the values
 */
final class PolycodecTypeSerializer<T> extends TypeSerializer<T> {

  private static final long serialVersionUID = 1;
  private static final byte[] EMPTY = {};
  private static final int FIRST = 1 << 9;

  private final ClassCodec<T> codec;
  private transient byte @Nullable [] buffer;

  PolycodecTypeSerializer(ClassCodec<T> codec) {
    this.codec = codec;
  }

  @Override
  public void serialize(T value, DataOutputView out) throws IOException {
    byte[] bytes = codec.values().encode(value);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  @Override
  public @Nullable T deserialize(DataInputView in) throws IOException {
    int length = in.readInt();
    return codec.values().decode(read(in, length), 0, length);
  }

  private byte[] read(DataInputView in, int length) throws IOException {
    byte[] bytes = read(in, length, buffer == null ? EMPTY : buffer);
    buffer = bytes;
    return bytes;
  }

  /** Takes memory for what is there, not for what is announced; returns an array that begins so. */
  static byte[] read(DataInputView in, int length, byte[] into) throws IOException {
    if (length < 0) {
      throw new IOException("The state announces " + length + " bytes");
    }
    byte[] bytes = into;
    int filled = 0;
    while (filled < length) {
      if (filled == bytes.length) {
        long next = Math.max(FIRST, 2L * filled);
        bytes = Arrays.copyOf(bytes, (int) Math.min(length, next));
      }
      int part = Math.min(length, bytes.length) - filled;
      in.readFully(bytes, filled, part);
      filled += part;
    }
    return bytes;
  }

  @Override
  public @Nullable T deserialize(T reuse, DataInputView in) throws IOException {
    return deserialize(in);
  }

  /** Makes another object of all that is mutable in a value, by its bytes. */
  @Override
  public @Nullable T copy(T from) {
    return codec.values().decode(codec.values().encode(from));
  }

  @Override
  public @Nullable T copy(T from, T reuse) {
    return copy(from);
  }

  @Override
  public void copy(DataInputView in, DataOutputView out) throws IOException {
    int length = in.readInt();
    byte[] bytes = read(in, length);
    out.writeInt(length);
    out.write(bytes, 0, length);
  }

  /** Nobody knows of a class that no field of a subclass is ever set. */
  @Override
  public boolean isImmutableType() {
    return false;
  }

  /** Nothing is reused, so there is nothing to reuse. */
  @Override
  public @Nullable T createInstance() {
    return null;
  }

  @Override
  public int getLength() {
    return -1;
  }

  @Override
  public TypeSerializer<T> duplicate() {
    return new PolycodecTypeSerializer<>(codec);
  }

  @Override
  public TypeSerializerSnapshot<T> snapshotConfiguration() {
    return new PolycodecSnapshot<>(codec);
  }

  /** Flink prints it where it refuses a serializer. */
  @Override
  public String toString() {
    return codec.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PolycodecTypeSerializer<?> same && codec.equals(same.codec);
  }

  @Override
  public int hashCode() {
    return codec.hashCode();
  }
}
