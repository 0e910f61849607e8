package com.acme.own;

import static dev.polycodec.tck.TravelTests.order;
import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;
import org.junit.jupiter.api.Test;

class OwnWayTest {

  @Test
  void orderComesBackByGrpc() {
    OrderMarshaller marshaller = new OrderMarshaller();
    assertThat(marshaller.parse(marshaller.stream(order()))).isEqualTo(order());
  }

  @Test
  void orderComesBackByVertx() {
    OrderMessageCodec codec = new OrderMessageCodec();
    Buffer buffer = Buffer.buffer("head");
    codec.encodeToWire(buffer, order());
    assertThat(codec.decodeFromWire(4, buffer)).isEqualTo(order());
  }
}
