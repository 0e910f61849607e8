package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import io.netty.buffer.ByteBufInputStream;
import io.netty.buffer.Unpooled;
import java.io.InputStream;
import org.redisson.client.codec.BaseCodec;
import org.redisson.client.protocol.Decoder;
import org.redisson.client.protocol.Encoder;

/** What Redisson asks for: a codec of one class, here as JSON. */
public final class OrderRedissonCodec extends BaseCodec {

  private final ObjectMapper mapper = new ObjectMapper();

  @Override
  public Encoder getValueEncoder() {
    return value -> Unpooled.wrappedBuffer(mapper.writeValueAsBytes(value));
  }

  @Override
  public Decoder<Object> getValueDecoder() {
    return (bytes, state) -> {
      InputStream in = new ByteBufInputStream(bytes);
      return mapper.readValue(in, Order.class);
    };
  }
}
