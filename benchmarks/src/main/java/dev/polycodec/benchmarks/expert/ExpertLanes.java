package dev.polycodec.benchmarks.expert;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.polycodec.Trait;
import dev.polycodec.benchmarks.JvmFlags;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import java.util.List;
import java.util.Set;
import org.nustaq.serialization.FSTConfiguration;

/** The hand-tuned use of each library. */
public final class ExpertLanes implements LaneSource {

  private static final int INITIAL = 4096;

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public ExpertLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        shared("jdk", workload -> new JdkExpert()),
        shared("kryo", workload -> new KryoExpert(() -> new Output(INITIAL, -1), Input::new)),
        shared(
            "kryo-unsafe",
            workload -> new KryoExpert(() -> new UnsafeOutput(INITIAL, -1), UnsafeInput::new)),
        fst("fst", workload -> new FstExpert(FSTConfiguration.createDefaultConfiguration())),
        fst(
            "fst-unsafe",
            workload -> new FstExpert(FSTConfiguration.createUnsafeBinaryConfiguration())),
        shared("hessian", workload -> HessianExpert.second()).unable(Lane.RECORDS),
        shared("hessian1", workload -> HessianExpert.first()).unable(Lane.RECORDS),
        shared("onenio", workload -> OneNioExpert.numbering()),
        shared("onenio-persist", workload -> OneNioExpert.persisting()),
        protostuff("protostuff", workload -> ProtostuffExpert.nested()),
        protostuff("protostuff-protobuf", workload -> ProtostuffExpert.delimited()),
        tree("json", workload -> JacksonExpert.plain(JacksonExpert.json(), workload)),
        tree("smile", workload -> JacksonExpert.plain(JacksonExpert.smile(), workload)),
        tree("json-typed", workload -> JacksonExpert.typed(JacksonExpert.json(), workload)),
        tree("smile-typed", workload -> JacksonExpert.typed(JacksonExpert.smile(), workload)));
  }

  /** What keeps shared references. */
  private static Lane shared(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", List.of(), Set.of(Trait.IDENTITY), opener);
  }

  private static Lane fst(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", JvmFlags.FST, Set.of(Trait.IDENTITY), Lane.RECORDS, opener);
  }

  private static Lane protostuff(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", JvmFlags.PROTOSTUFF, Set.of(), Lane.RECORDS, opener);
  }

  /** What copies shared objects. */
  private static Lane tree(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", opener);
  }
}
