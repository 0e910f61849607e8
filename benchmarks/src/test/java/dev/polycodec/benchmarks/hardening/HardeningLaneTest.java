package dev.polycodec.benchmarks.hardening;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.TypedCodec;
import dev.polycodec.compare.workload.User;
import dev.polycodec.compare.workload.Workloads;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HardeningLaneTest {

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void checkedOrNotMessagesComeBack(boolean checked) {
    try (Codec codec = HardeningLane.builder(checked).use("kryo").trustedInput().build()) {
      TypedCodec<User> handle = codec.forType(User.class);
      byte[] bytes = handle.encode((User) Workloads.load("user").messages().get(0));
      assertThat(handle.encode(handle.decode(bytes))).isEqualTo(bytes);
    }
  }
}
