package dev.polycodec.internal.core;

import dev.polycodec.TypedCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The forms of a typed codec: input comes down to the range of an array, and streams hold no engine
 * while they block.
 */
abstract class TypedForms<T> implements TypedCodec<T> {

  /** Decodes a range that is within its array, and refuses one of more than the most bytes. */
  abstract @Nullable T decodeRange(byte[] bytes, int offset, int length);

  /** Returns the name of the codec that encodes. */
  abstract String encoder();

  /** Returns the name of the codec that decodes a range, if there is one for it. */
  String decoder(byte[] bytes, int offset, int length) {
    return encoder();
  }

  abstract Pool<Scratch> scratches();

  abstract int maxBytes();

  @Override
  public final void encode(@Nullable T value, OutputStream out) throws IOException {
    Objects.requireNonNull(out, "out");
    Pool<Scratch> pool = scratches();
    Scratch scratch = pool.acquire();
    try {
      encode(value, scratch);
      scratch.writeTo(out);
    } finally {
      pool.release(scratch);
    }
  }

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
    Pool<Scratch> pool = scratches();
    Scratch scratch = pool.acquire();
    try {
      scratch.copy(bytes, maxBytes());
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
