package dev.polycodec.netty;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypedCodec;
import io.grpc.Drainable;
import io.grpc.KnownLength;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Marshals requests and responses of gRPC, and values in its metadata, such as the exception of a
 * call that failed. Safe for use by any number of threads.
 *
 * @param <T> the type of the values
 */
public final class PolycodecMarshaller<T>
    implements MethodDescriptor.Marshaller<T>, Metadata.BinaryMarshaller<T> {

  private final TypedCodec<T> values;

  /**
   * Creates a marshaller of values of a declared type, with a codec that the application closes.
   */
  public PolycodecMarshaller(Codec codec, Class<T> type) {
    values = codec.forType(type);
  }

  @Override
  public InputStream stream(T value) {
    return new Encoded(toBytes(value));
  }

  /**
   * Decodes a message.
   *
   * @throws StatusRuntimeException if it cannot be decoded: {@code INTERNAL}, with the reason
   */
  @Override
  public @Nullable T parse(InputStream stream) {
    try {
      return values.decode(stream);
    } catch (CodecException | IOException e) {
      throw refused(e);
    }
  }

  private static StatusRuntimeException refused(Exception why) {
    return Status.INTERNAL.withDescription(why.getMessage()).withCause(why).asRuntimeException();
  }

  @Override
  public byte[] toBytes(T value) {
    return values.encode(value);
  }

  /**
   * Decodes a value of metadata.
   *
   * @throws StatusRuntimeException if it cannot be decoded: {@code INTERNAL}, with the reason
   */
  @Override
  public @Nullable T parseBytes(byte[] serialized) {
    try {
      return values.decode(serialized);
    } catch (CodecException e) {
      throw refused(e);
    }
  }

  /** Hands gRPC all bytes at once. */
  private static final class Encoded extends ByteArrayInputStream
      implements KnownLength, Drainable {

    Encoded(byte[] bytes) {
      super(bytes);
    }

    @Override
    public synchronized int drainTo(OutputStream target) throws IOException {
      int drained = available();
      target.write(buf, pos, drained);
      pos = count;
      return drained;
    }
  }
}
