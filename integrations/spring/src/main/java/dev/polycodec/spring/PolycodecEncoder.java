package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractEncoder;
import org.springframework.core.codec.EncodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Encodes to {@code application/x-polycodec} for WebFlux, {@code WebClient} and RSocket. Safe for
 * use by several threads.
 *
 * <p>Each payload of RSocket is a message. The body of an HTTP message is one, too: that of several
 * values is their list.
 */
public final class PolycodecEncoder extends AbstractEncoder<Object> {

  private final Codec codec;
  private final boolean offered;

  private PolycodecEncoder(Codec codec, boolean offered, MimeType type) {
    super(type);
    this.codec = codec;
    this.offered = offered;
  }

  /** Creates an encoder of values that are sent as this media type and no other. */
  public PolycodecEncoder(Codec codec) {
    this(codec, false, PolycodecMediaType.TYPE);
  }

  /**
   * Returns an encoder for a server, which offers the media type to clients after all others:
   * Spring asks encoders that are added before its own.
   */
  public static PolycodecEncoder offering(Codec codec) {
    MimeType last = new MimeType(PolycodecMediaType.TYPE, Map.of("q", "0.1"));
    return new PolycodecEncoder(codec, true, last);
  }

  @Override
  public boolean canEncode(ResolvableType type, @Nullable MimeType mimeType) {
    return (offered || mimeType != null) && super.canEncode(type, mimeType) && !Raw.is(type);
  }

  @Override
  public Flux<DataBuffer> encode(
      Publisher<? extends Object> values,
      DataBufferFactory buffers,
      ResolvableType type,
      @Nullable MimeType mimeType,
      @Nullable Map<String, Object> hints) {
    if (values instanceof Mono<?> value) {
      return value.map(one -> encodeValue(one, buffers, type, mimeType, hints)).flux();
    }
    ResolvableType list = ResolvableType.forClassWithGenerics(List.class, Declared.of(type));
    return Flux.from(values)
        .collectList()
        .map(all -> encodeValue(all, buffers, list, mimeType, hints))
        .flux();
  }

  /**
   * Encodes a value as one message.
   *
   * @throws EncodingException if the value cannot be encoded, with what to do
   */
  @Override
  public DataBuffer encodeValue(
      Object value,
      DataBufferFactory buffers,
      ResolvableType type,
      @Nullable MimeType mimeType,
      @Nullable Map<String, Object> hints) {
    try {
      return buffers.wrap(AnyValue.as(codec, value, Declared.of(type).getType()).encode(value));
    } catch (CodecException e) {
      throw new EncodingException(PropertyAdvice.of(e), e);
    }
  }
}
