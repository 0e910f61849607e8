package dev.polycodec.benchmarks.peers;

import dev.polycodec.benchmarks.Contender;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import org.redisson.client.codec.Codec;
import org.redisson.client.handler.State;

/** A codec of Redisson: Netty's buffers in and out. */
record RedissonLayer(Codec codec) implements Contender {

  @Override
  public byte[] encode(Object value) throws Exception {
    ByteBuf buffer = codec.getValueEncoder().encode(value);
    try {
      return ByteBufUtil.getBytes(buffer);
    } finally {
      buffer.release();
    }
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    return codec.getValueDecoder().decode(Unpooled.wrappedBuffer(bytes), new State());
  }
}
