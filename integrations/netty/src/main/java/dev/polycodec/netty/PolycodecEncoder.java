package dev.polycodec.netty;

import dev.polycodec.Codec;
import dev.polycodec.TypedCodec;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.MessageToByteEncoder;

/**
 * Encodes values in a pipeline, each after its length in 4 bytes, straight into Netty's buffer.
 * Safe for use in any number of pipelines.
 *
 * @param <T> the type of the values; others pass by
 */
@Sharable
public final class PolycodecEncoder<T> extends MessageToByteEncoder<T> {

  private final TypedCodec<T> values;

  /** Creates an encoder of values of a declared type, with a codec that the application closes. */
  public PolycodecEncoder(Codec codec, Class<T> type) {
    super(type);
    values = codec.forType(type);
  }

  @Override
  protected void encode(ChannelHandlerContext context, T value, ByteBuf out) {
    values.encode(
        value,
        (array, offset, length) -> {
          out.ensureWritable(Integer.BYTES + length);
          out.writeInt(length).writeBytes(array, offset, length);
        });
  }
}
