package com.acme.own;

import static dev.polycodec.tck.TravelTests.order;
import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.SerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import dev.polycodec.tck.TravelTests.Order;
import org.junit.jupiter.api.Test;

class OwnWayTest {

  @Test
  void orderComesBackByHazelcast() {
    SerializationConfig config =
        new SerializationConfig()
            .addSerializerConfig(
                new SerializerConfig()
                    .setTypeClass(Order.class)
                    .setImplementation(new OrderStreamSerializer()));
    SerializationService service =
        new DefaultSerializationServiceBuilder().setConfig(config).build();
    assertThat(service.<Object>toObject(service.toData(order()))).isEqualTo(order());
  }
}
