package dev.polycodec.benchmarks.peers;

import dev.polycodec.benchmarks.JvmFlags;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import dev.polycodec.compare.workload.Workload;
import java.util.List;
import java.util.Set;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.common.serialize.fastjson2.FastJson2Serialization;
import org.apache.dubbo.common.serialize.fst.FstSerialization;
import org.apache.dubbo.common.serialize.hessian2.Hessian2Serialization;
import org.apache.dubbo.common.serialize.kryo.KryoSerialization;
import org.apache.dubbo.common.serialize.protostuff.ProtostuffSerialization;
import org.redisson.client.codec.Codec;
import org.redisson.codec.ForyCodec;
import org.redisson.codec.JsonJacksonCodec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.SmileJacksonCodec;

/** Other projects' layers, each beside the codec of the same library. */
public final class PeerLanes implements LaneSource {

  /** The workloads that are made of records. */
  private static final Set<String> RECORDS = Set.of("css", "node-releases");

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public PeerLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        dubbo("hessian", new Hessian2Serialization()),
        new Lane("kryo", "dubbo", JvmFlags.FST, Set.of(), opener(new KryoSerialization())),
        new Lane("fst", "dubbo", JvmFlags.FST, Set.of(), RECORDS, opener(new FstSerialization())),
        dubbo("protostuff", new ProtostuffSerialization()).unable(RECORDS),
        dubbo("fastjson2", new FastJson2Serialization()),
        redisson("kryo", new Kryo5Codec()),
        redisson("json-typed", new JsonJacksonCodec()).unable(RECORDS),
        redisson("smile-typed", new SmileJacksonCodec()).unable(RECORDS),
        redisson("fory", new ForyCodec()),
        new Lane(
                "kryo",
                "spring",
                JvmFlags.FST,
                Set.of(),
                workload -> SpringLayer.registered(root(workload)))
            .unable(Set.of("css")),
        new Lane("fory", "direct", workload -> ForyDirect.registered()),
        new Lane("fastjson2", "direct", workload -> new JsonbDirect(workload.type().type())));
  }

  private static Lane dubbo(String codec, Serialization serialization) {
    return new Lane(codec, "dubbo", opener(serialization));
  }

  private static Lane.Opener opener(Serialization serialization) {
    return workload -> DubboLayer.of(serialization, root(workload));
  }

  private static Lane redisson(String codec, Codec redisson) {
    return new Lane(codec, "redisson", workload -> new RedissonLayer(redisson));
  }

  private static Class<?> root(Workload workload) {
    return workload.messages().get(0).getClass();
  }
}
