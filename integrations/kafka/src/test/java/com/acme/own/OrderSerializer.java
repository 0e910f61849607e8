package com.acme.own;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serializer;

/** Half of what Kafka asks for: one class, here as JSON. */
public final class OrderSerializer implements Serializer<Order> {

  private final ObjectMapper mapper = new ObjectMapper();

  @Override
  public byte[] serialize(String topic, Order value) {
    try {
      return value == null ? null : mapper.writeValueAsBytes(value);
    } catch (JsonProcessingException e) {
      throw new SerializationException("An order cannot be written", e);
    }
  }
}
