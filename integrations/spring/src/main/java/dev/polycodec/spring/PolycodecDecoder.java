package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractDataBufferDecoder;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;

/**
 * Decodes {@code application/x-polycodec} for WebFlux, {@code WebClient} and RSocket. Safe for use
 * by several threads.
 */
public final class PolycodecDecoder extends AbstractDataBufferDecoder<Object> {

  private final Codec codec;

  /** Creates a decoder of bodies of at most 256 KiB, unless Spring is configured otherwise. */
  public PolycodecDecoder(Codec codec) {
    super(PolycodecMediaType.TYPE);
    this.codec = codec;
  }

  @Override
  public boolean canDecode(ResolvableType type, @Nullable MimeType mimeType) {
    return mimeType != null && super.canDecode(type, mimeType) && !Raw.is(type);
  }

  /** Decodes the list that several values are in an HTTP body. */
  @Override
  public Flux<Object> decode(
      Publisher<DataBuffer> input,
      ResolvableType type,
      @Nullable MimeType mimeType,
      @Nullable Map<String, Object> hints) {
    ResolvableType list = ResolvableType.forClassWithGenerics(List.class, Declared.of(type));
    return DataBufferUtils.join(input, getMaxInMemorySize())
        .map(buffer -> (List<?>) decode(buffer, list, mimeType, hints))
        .doOnNext(PolycodecDecoder::requireValues)
        .flatMapIterable(values -> values);
  }

  /** What a peer has sent is to blame, not the application that cannot hand it on. */
  private static void requireValues(List<?> values) {
    if (values.stream().anyMatch(Objects::isNull)) {
      throw new DecodingException("One of the values is null");
    }
  }

  /**
   * Decodes one message.
   *
   * @throws DecodingException if the bytes are none of the type, with what to do
   */
  @Override
  public Object decode(
      DataBuffer buffer,
      ResolvableType type,
      @Nullable MimeType mimeType,
      @Nullable Map<String, Object> hints) {
    try {
      byte[] bytes = new byte[buffer.readableByteCount()];
      buffer.read(bytes);
      Object value = codec.forType(TypeRef.of(Declared.of(type).getType())).decode(bytes);
      if (value == null) {
        throw new DecodingException("The message is null");
      }
      return value;
    } catch (CodecException e) {
      throw new DecodingException(PropertyAdvice.of(e), e);
    } finally {
      DataBufferUtils.release(buffer);
    }
  }
}
