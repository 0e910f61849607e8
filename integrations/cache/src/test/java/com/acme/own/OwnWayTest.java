package com.acme.own;

import static dev.polycodec.tck.TravelTests.order;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwnWayTest {

  @Test
  void orderComesBackByEhcache() {
    OrderEhcacheSerializer serializer =
        new OrderEhcacheSerializer(OwnWayTest.class.getClassLoader());
    assertThat(serializer.read(serializer.serialize(order()))).isEqualTo(order());
    assertThat(serializer.equals(order(), serializer.serialize(order()))).isTrue();
  }
}
