package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import java.io.IOException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;

/** The other half of what Kafka asks for. */
public final class OrderDeserializer implements Deserializer<Order> {

  private final ObjectMapper mapper = new ObjectMapper();

  @Override
  public Order deserialize(String topic, byte[] bytes) {
    try {
      return bytes == null ? null : mapper.readValue(bytes, Order.class);
    } catch (IOException e) {
      throw new SerializationException("An order cannot be read", e);
    }
  }
}
