package com.acme.own;

import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.StreamSerializer;
import dev.polycodec.tck.TravelTests.Order;
import dev.polycodec.tck.TravelTests.Status;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.util.UUID;

/** What Hazelcast asks for, for each class: its fields, one by one. */
public final class OrderStreamSerializer implements StreamSerializer<Order> {

  @Override
  public int getTypeId() {
    return 7;
  }

  @Override
  public void write(ObjectDataOutput out, Order order) throws IOException {
    out.writeLong(order.id().getMostSignificantBits());
    out.writeLong(order.id().getLeastSignificantBits());
    out.writeString(order.page().toString());
    out.writeString(order.status().name());
    out.writeString(order.total().toString());
  }

  @Override
  public Order read(ObjectDataInput in) throws IOException {
    return new Order(
        new UUID(in.readLong(), in.readLong()),
        URI.create(in.readString()),
        Status.valueOf(in.readString()),
        new BigDecimal(in.readString()));
  }
}
