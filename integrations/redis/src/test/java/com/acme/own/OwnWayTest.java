package com.acme.own;

import static dev.polycodec.tck.TravelTests.order;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnWayTest {

  @Test
  void orderComesBackByLettuce() {
    OrderLettuceCodec codec = new OrderLettuceCodec();
    assertThat(codec.decodeValue(codec.encodeValue(order()))).isEqualTo(order());
    assertThat(codec.decodeKey(codec.encodeKey("order:7"))).isEqualTo("order:7");
  }

  @Test
  void orderComesBackByRedisson() throws Exception {
    OrderRedissonCodec codec = new OrderRedissonCodec();
    var bytes = codec.getValueEncoder().encode(order());
    assertThat(codec.getValueDecoder().decode(bytes, null)).isEqualTo(order());
  }
}
