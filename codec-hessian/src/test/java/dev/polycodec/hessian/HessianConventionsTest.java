package dev.polycodec.hessian;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.hessian.HessianRules.Counter;
import dev.polycodec.hessian.HessianRules.Remote;
import org.junit.jupiter.api.Test;

class HessianConventionsTest {

  @Test
  void hooksAreRefusedWithAdvice() {
    try (Codec codec = Codecs.builder().use("hessian").build()) {
      assertThatThrownBy(() -> codec.encode(new Counter()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Counter.class.getName()
                  + " has a serializer of Hessian of its own, CounterHessianSerializer, which this"
                  + " codec does not run: register a Surrogate for it");
      assertThatThrownBy(() -> codec.encode(new Remote()))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              Remote.class.getName()
                  + " is a remote object of Hessian, of which this codec does not write the address:"
                  + " register a Surrogate for it");
    }
  }
}
