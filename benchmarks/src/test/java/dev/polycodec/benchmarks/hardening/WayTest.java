package dev.polycodec.benchmarks.hardening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.EncodeException;
import dev.polycodec.TypedCodec;
import dev.polycodec.compare.workload.Workload;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WayTest {

  private static byte[] encode(Way way, Workload workload) {
    try (Codec codec = way.builder().use("kryo").trustedInput().build()) {
      return handle(codec, workload).encode(workload.messages().get(0));
    }
  }

  @SuppressWarnings("unchecked") // the messages are of the type
  private static TypedCodec<Object> handle(Codec codec, Workload workload) {
    return (TypedCodec<Object>) codec.forType(workload.type());
  }

  @ParameterizedTest
  @EnumSource
  void everyWayBringsMessagesBack(Way way) throws Exception {
    Workload workload = way.workload("user");
    try (Codec codec = way.builder().use("kryo").trustedInput().build()) {
      TypedCodec<Object> handle = handle(codec, workload);
      byte[] bytes = handle.encode(workload.messages().get(0));
      assertThat(handle.encode(handle.decode(bytes))).isEqualTo(bytes);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"user", "medium", "graph"})
  void withTypeArgumentsAndWithoutTheBytesAreOfOneLength(String name) throws Exception {
    assertThat(encode(Way.ERASED, Way.ERASED.workload(name)))
        .hasSameSizeAs(encode(Way.DECLARED, Way.DECLARED.workload(name)));
  }

  @Test
  void withTypeArgumentsAnotherElementIsRefused() throws Exception {
    Workload workload = withAnotherElement(Way.DECLARED);
    assertThatThrownBy(() -> encode(Way.DECLARED, workload)).isInstanceOf(EncodeException.class);
  }

  @Test
  void withoutTypeArgumentsAnotherElementIsTaken() throws Exception {
    assertThat(encode(Way.ERASED, withAnotherElement(Way.ERASED))).isNotEmpty();
  }

  @SuppressWarnings("unchecked") // which is the point
  private static Workload withAnotherElement(Way way) throws Exception {
    Workload workload = way.workload("graph");
    Object graph = workload.messages().get(0);
    ((List<Object>) graph.getClass().getField("nodes").get(graph)).add("no node");
    return workload;
  }
}
