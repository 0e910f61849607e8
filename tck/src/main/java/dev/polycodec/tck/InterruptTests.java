package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Encoding and decoding wait for nobody, so that an interrupt is none of their business. */
abstract class InterruptTests extends Kit.Group {

  @Test
  @DisplayName("A thread that is interrupted encodes and decodes, and stays interrupted")
  void interruptedThreadEncodesAndDecodes() {
    Codec codec = subject.plain();
    byte[] expected = codec.encode(subject.model());
    Thread.currentThread().interrupt();
    try {
      assertThat(codec.encode(subject.model())).isEqualTo(expected);
      assertThat(codec.decode(expected, subject.model().getClass()))
          .hasSameClassAs(subject.model());
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
