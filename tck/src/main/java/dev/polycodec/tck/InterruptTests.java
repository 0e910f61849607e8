package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Encoding and decoding wait for nobody, so that an interrupt is none of their business. */
abstract class InterruptTests extends Kit.Group {

  private final Object model;

  /** Tests with a value that the codec carries. */
  InterruptTests(Object model) {
    this.model = model;
  }

  @Test
  @DisplayName("A thread that is interrupted encodes and decodes, and stays interrupted")
  void interruptedThreadEncodesAndDecodes() {
    Codec codec = subject.plain();
    byte[] expected = codec.encode(model);
    Thread.currentThread().interrupt();
    try {
      assertThat(codec.encode(model)).isEqualTo(expected);
      assertThat(codec.decode(expected, model.getClass())).hasSameClassAs(model);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
