package dev.polycodec.benchmarks;

import java.util.List;
import java.util.Set;

/** A serializer that is right in one way, wrong in another, and in a third has no JVM. */
public final class TestLanes implements LaneSource {

  static final String CODEC = "test";

  @Override
  public List<Lane> lanes() {
    return List.of(
        new Lane(
            CODEC,
            "naive",
            List.of("-XX:+NoSuchFlag"),
            Set.of(),
            workload -> returning(workload.messages().get(0))),
        new Lane(CODEC, "ours", workload -> returning("another value")),
        new Lane(CODEC, "expert", workload -> returning(workload.messages().get(0))));
  }

  private static Contender returning(Object decoded) {
    return new Contender() {
      @Override
      public byte[] encode(Object value) {
        return new byte[7];
      }

      @Override
      public Object decode(byte[] bytes) {
        return decoded;
      }
    };
  }
}
