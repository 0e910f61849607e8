package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiscoveryTest {

  @Test
  void portableAndPlainCodecsAreComparedUnlessSomeAreNamed() {
    Discovery found = Discovery.run();
    assertThat(found.select(List.of()))
        .extracting(CodecInfo::name)
        .contains("kryo", "kryo-plain", "kryo-plain-unsafe", "jdk", "jdk-plain");
    assertThat(found.select(List.of("kryo-plain")))
        .extracting(CodecInfo::name)
        .containsExactly("kryo-plain");
  }
}
