package dev.polycodec.netty;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypedCodec;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.codec.TooLongFrameException;
import org.jspecify.annotations.Nullable;

/**
 * Decodes what {@link PolycodecEncoder} writes. A message that is refused is a {@link
 * io.netty.handler.codec.DecoderException} in the pipeline, and the next one is read. As all
 * decoders of Netty, it is for one pipeline.
 *
 * @param <T> the type of the values
 */
public final class PolycodecDecoder<T> extends LengthFieldBasedFrameDecoder {

  private static final int MAX_BYTES = 1 << 20;

  private final TypedCodec<T> values;

  /** Creates a decoder of values of a declared type, of at most a megabyte each. */
  public PolycodecDecoder(Codec codec, Class<T> type) {
    this(codec, type, MAX_BYTES);
  }

  /**
   * Creates a decoder of values of a declared type.
   *
   * @param maxBytes the bytes of the longest message
   */
  public PolycodecDecoder(Codec codec, Class<T> type, int maxBytes) {
    super(maxBytes, 0, Integer.BYTES, 0, Integer.BYTES);
    values = codec.forType(type);
  }

  /**
   * A failure is handed on, not thrown: what has arrived behind the message would wait for more.
   */
  @Override
  protected @Nullable Object decode(ChannelHandlerContext context, ByteBuf in) throws Exception {
    try {
      ByteBuf frame = (ByteBuf) super.decode(context, in);
      return frame == null ? null : value(frame);
    } catch (CodecException e) {
      context.fireExceptionCaught(new DecoderException(e));
    } catch (TooLongFrameException e) {
      context.fireExceptionCaught(e);
    }
    return null;
  }

  /** A null would be no message, as a pipeline takes none. */
  private Object value(ByteBuf frame) {
    try {
      Object value = values.decode(frame.nioBuffer());
      if (value == null) {
        throw new MalformedDataException("The message is null, which no pipeline hands on");
      }
      return value;
    } finally {
      frame.release();
    }
  }
}
