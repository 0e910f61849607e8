package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.serialization.SerializerException;

/** What Ehcache asks for: one class, here as JSON. */
public final class OrderEhcacheSerializer implements Serializer<Order> {

  private final ObjectMapper mapper = new ObjectMapper();

  /** Ehcache calls it. */
  public OrderEhcacheSerializer(ClassLoader loader) {}

  @Override
  public ByteBuffer serialize(Order order) {
    try {
      return ByteBuffer.wrap(mapper.writeValueAsBytes(order));
    } catch (IOException e) {
      throw new SerializerException(e);
    }
  }

  @Override
  public Order read(ByteBuffer binary) {
    byte[] bytes = new byte[binary.remaining()];
    binary.get(bytes);
    try {
      return mapper.readValue(bytes, Order.class);
    } catch (IOException e) {
      throw new SerializerException(e);
    }
  }

  @Override
  public boolean equals(Order order, ByteBuffer binary) {
    return order.equals(read(binary));
  }
}
