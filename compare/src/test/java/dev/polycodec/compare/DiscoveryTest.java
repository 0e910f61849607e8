package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiscoveryTest {

  @Test
  void codecsThatOnlyReadAreNotCompared() {
    Discovery found = Discovery.run();
    assertThat(found.codecs()).containsKeys("kryo", "kryo-plain", "jdk-plain");
    assertThat(found.select(List.of()))
        .extracting(CodecInfo::name)
        .contains("kryo")
        .noneMatch(name -> name.endsWith("-raw"));
  }
}
