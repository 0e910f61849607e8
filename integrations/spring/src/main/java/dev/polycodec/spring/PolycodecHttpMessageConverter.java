package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypeRef;
import java.io.IOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractGenericHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;

/**
 * Reads and writes {@code application/x-polycodec} in Spring MVC and in its clients. Safe for use
 * by several threads.
 *
 * <p>Add it after other converters: it can write any class, so as the first one it would decide
 * what clients get that do not ask for a media type.
 */
public final class PolycodecHttpMessageConverter
    extends AbstractGenericHttpMessageConverter<Object> {

  private final Codec codec;

  /** Creates a converter with the codec of requests and responses. */
  public PolycodecHttpMessageConverter(Codec codec) {
    super(new MediaType(PolycodecMediaType.TYPE));
    this.codec = codec;
  }

  /**
   * Reads a body as what is declared.
   *
   * @throws HttpMessageNotReadableException if it is not one, with what to do
   * @throws IOException if the request cannot be read
   */
  @Override
  public Object read(Type type, @Nullable Class<?> context, HttpInputMessage message)
      throws IOException {
    return readAs(Declared.of(type, context), message);
  }

  @Override
  protected Object readInternal(Class<?> type, HttpInputMessage message) throws IOException {
    return readAs(type, message);
  }

  private Object readAs(Type type, HttpInputMessage message) throws IOException {
    Object value;
    try {
      value = codec.forType(TypeRef.of(type)).decode(message.getBody());
    } catch (CodecException e) {
      throw new HttpMessageNotReadableException(PropertyAdvice.of(e), e, message);
    }
    if (value == null) {
      throw new HttpMessageNotReadableException("The body is null", message);
    }
    return value;
  }

  @Override
  protected void writeInternal(Object value, @Nullable Type type, HttpOutputMessage message)
      throws IOException {
    try {
      AnyValue.as(codec, value, type).encode(value, message.getBody());
    } catch (CodecException e) {
      throw new HttpMessageNotWritableException(PropertyAdvice.of(e), e);
    }
  }
}
