package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.MessageCodec;
import java.io.IOException;
import java.io.UncheckedIOException;

/** What Vert.x asks for: one class, here as JSON. */
public final class OrderMessageCodec implements MessageCodec<Order, Order> {

  private final ObjectMapper mapper = new ObjectMapper();

  @Override
  public void encodeToWire(Buffer buffer, Order order) {
    try {
      byte[] bytes = mapper.writeValueAsBytes(order);
      buffer.appendInt(bytes.length).appendBytes(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Order decodeFromWire(int position, Buffer buffer) {
    int start = position + Integer.BYTES;
    try {
      byte[] bytes = buffer.getBytes(start, start + buffer.getInt(position));
      return mapper.readValue(bytes, Order.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Order transform(Order order) {
    return order;
  }

  @Override
  public String name() {
    return "order";
  }

  @Override
  public byte systemCodecID() {
    return -1;
  }
}
