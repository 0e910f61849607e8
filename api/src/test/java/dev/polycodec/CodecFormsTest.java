package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Order;
import org.junit.jupiter.api.Test;

class CodecFormsTest {

  private final Codec codec = Providers.tiny().build();

  @Test
  void decodeReturnsWhatWasEncoded() {
    byte[] bytes = codec.encode(Samples.order());
    assertThat(codec.decode(bytes, Order.class)).isEqualTo(Samples.order());
  }
}
