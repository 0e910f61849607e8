package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.TypedCodec;
import dev.polycodec.internal.pool.Pool;
import dev.polycodec.stored.DecodeFailureHandler;
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

  /** Returns what decides whether bytes that cannot be decoded are a miss. */
  DecodeFailureHandler failures() {
    return failure -> false;
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

  /** Asks outside of all that decodes and listens, so that listeners see what becomes a miss. */
  private @Nullable T decodeOrMiss(byte[] bytes, int offset, int length) {
    try {
      return decodeRange(bytes, offset, length);
    } catch (CodecException e) {
      if (!(e instanceof SchemaOutageException) && failures().isMiss(e)) {
        return null;
      }
      throw e;
    }
  }

  @Override
  public final @Nullable T decode(byte[] bytes) {
    return decodeOrMiss(bytes, 0, bytes.length);
  }

  @Override
  public final @Nullable T decode(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    return decodeOrMiss(bytes, offset, length);
  }

  @Override
  public final @Nullable T decode(ByteBuffer bytes) {
    T value = bytes.hasArray() ? decodeHeap(bytes) : decodeCopied(bytes);
    bytes.position(bytes.limit());
    return value;
  }

  private @Nullable T decodeHeap(ByteBuffer bytes) {
    return decodeOrMiss(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
  }

  private @Nullable T decodeCopied(ByteBuffer bytes) {
    Pool<Scratch> pool = scratches();
    Scratch scratch = pool.acquire();
    try {
      scratch.copy(bytes, maxBytes());
      return decodeOrMiss(scratch.array(), 0, scratch.length());
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
      return decodeOrMiss(scratch.array(), 0, scratch.length());
    } finally {
      pool.release(scratch);
    }
  }
}
