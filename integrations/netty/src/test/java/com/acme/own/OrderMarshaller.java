package com.acme.own;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.tck.TravelTests.Order;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.Status;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What gRPC asks for where there is no protobuf: one class, here as JSON. */
public final class OrderMarshaller implements Marshaller<Order> {

  private final ObjectMapper mapper = new ObjectMapper();

  @Override
  public InputStream stream(Order value) {
    try {
      return new ByteArrayInputStream(mapper.writeValueAsBytes(value));
    } catch (IOException e) {
      throw Status.INTERNAL.withCause(e).asRuntimeException();
    }
  }

  @Override
  public Order parse(InputStream in) {
    try {
      return mapper.readValue(in, Order.class);
    } catch (IOException e) {
      throw Status.INTERNAL.withCause(e).asRuntimeException();
    }
  }
}
