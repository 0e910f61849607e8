package dev.polycodec.registry;

import dev.polycodec.BytesConsumer;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Encodes strictly, or with schemas while they cannot be published; decodes both. */
final class RegistryHandle<T> implements TypedCodec<T> {

  private final TypedCodec<T> strict;
  private final TypedCodec<T> compatible;

  RegistryHandle(TypedCodec<T> strict, TypedCodec<T> compatible) {
    this.strict = strict;
    this.compatible = compatible;
  }

  @Override
  public Type type() {
    return strict.type();
  }

  @Override
  public byte[] encode(@Nullable T value) {
    try {
      return strict.encode(value);
    } catch (SchemaOutageException e) {
      return compatible.encode(value);
    }
  }

  /** Nothing has been written when a schema cannot be published: that is part of encoding. */
  @Override
  public void encode(@Nullable T value, OutputStream out) throws IOException {
    try {
      strict.encode(value, out);
    } catch (SchemaOutageException e) {
      compatible.encode(value, out);
    }
  }

  @Override
  public void encode(@Nullable T value, ByteBuffer out) {
    try {
      strict.encode(value, out);
    } catch (SchemaOutageException e) {
      compatible.encode(value, out);
    }
  }

  @Override
  public void encode(@Nullable T value, BytesConsumer out) {
    try {
      strict.encode(value, out);
    } catch (SchemaOutageException e) {
      compatible.encode(value, out);
    }
  }

  @Override
  public @Nullable T decode(byte[] bytes) {
    return strict.decode(bytes);
  }

  @Override
  public @Nullable T decode(byte[] bytes, int offset, int length) {
    return strict.decode(bytes, offset, length);
  }

  @Override
  public @Nullable T decode(ByteBuffer bytes) {
    return strict.decode(bytes);
  }

  @Override
  public @Nullable T decode(InputStream in) throws IOException {
    return strict.decode(in);
  }
}
