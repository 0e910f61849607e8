package com.acme.own;

import static dev.polycodec.tck.TravelTests.order;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnWayTest {

  @Test
  void orderComesBackByKafka() {
    try (OrderSerializer writer = new OrderSerializer();
        OrderDeserializer reader = new OrderDeserializer()) {
      assertThat(reader.deserialize("orders", writer.serialize("orders", order())))
          .isEqualTo(order());
      assertThat(reader.deserialize("orders", writer.serialize("orders", null))).isNull();
    }
  }
}
