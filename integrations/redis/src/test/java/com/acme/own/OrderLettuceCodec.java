package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import io.lettuce.core.codec.RedisCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What Lettuce asks for: a codec of one class, here as JSON. */
public final class OrderLettuceCodec implements RedisCodec<String, Order> {

  private final ObjectMapper mapper = new ObjectMapper();

  @Override
  public String decodeKey(ByteBuffer bytes) {
    return StandardCharsets.UTF_8.decode(bytes).toString();
  }

  @Override
  public Order decodeValue(ByteBuffer bytes) {
    byte[] copy = new byte[bytes.remaining()];
    bytes.get(copy);
    try {
      return mapper.readValue(copy, Order.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public ByteBuffer encodeKey(String key) {
    return StandardCharsets.UTF_8.encode(key);
  }

  @Override
  public ByteBuffer encodeValue(Order value) {
    try {
      return ByteBuffer.wrap(mapper.writeValueAsBytes(value));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
