package dev.polycodec.internal.core;

import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The input forms of a typed codec, all of which come down to the range of an array. */
abstract class TypedForms<T> implements TypedCodec<T> {

  /** Decodes a range that is within its array. */
  abstract @Nullable T decodeRange(byte[] bytes, int offset, int length);

  abstract Pool<Scratch> scratches();

  abstract int maxBytes();

  @Override
  public final @Nullable T decode(byte[] bytes) {
    return decodeRange(bytes, 0, bytes.length);
  }

  @Override
  public final @Nullable T decode(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    return decodeRange(bytes, offset, length);
  }

  @Override
  public final @Nullable T decode(ByteBuffer bytes) {
    T value = bytes.hasArray() ? decodeHeap(bytes) : decodeCopied(bytes);
    bytes.position(bytes.limit());
    return value;
  }

  private @Nullable T decodeHeap(ByteBuffer bytes) {
    return decodeRange(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
  }

  private @Nullable T decodeCopied(ByteBuffer bytes) {
    if (bytes.remaining() > maxBytes()) {
      throw Scratch.tooLarge(maxBytes());
    }
    Pool<Scratch> pool = scratches();
    Scratch scratch = pool.acquire();
    try {
      scratch.copy(bytes);
      return decodeRange(scratch.array(), 0, scratch.length());
    } finally {
      pool.release(scratch);
    }
  }

  @Override
  public final @Nullable T decode(InputStream in) throws IOException {
    Objects.requireNonNull(in, "in");
    Pool<Scratch> pool = scratches();
    Scratch scratch = pool.acquire();
    try {
      scratch.readAll(in, maxBytes());
      return decodeRange(scratch.array(), 0, scratch.length());
    } finally {
      pool.release(scratch);
    }
  }
}
