package dev.polycodec.benchmarks.expert;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.Trait;
import dev.polycodec.benchmarks.JvmFlags;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import java.util.List;
import java.util.Set;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** The hand-tuned use of each library. */
public final class ExpertLanes implements LaneSource {

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public ExpertLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        shared("jdk", workload -> new JdkExpert()),
        shared("kryo", workload -> KryoExpert.tuned()),
        new Lane(
            "fst",
            "expert",
            JvmFlags.FST,
            Set.of(Trait.IDENTITY),
            Lane.RECORDS,
            workload -> FstExpert.tuned()),
        shared("hessian", workload -> new HessianExpert(Hessian2Output::new, Hessian2Input::new))
            .unable(Lane.RECORDS),
        shared("onenio", workload -> new OneNioExpert()),
        new Lane(
            "protostuff",
            "expert",
            JvmFlags.PROTOSTUFF,
            Set.of(),
            Lane.RECORDS_AND_CYCLES,
            workload -> new ProtostuffExpert()),
        tree("json", workload -> JacksonExpert.plain(JacksonExpert.json(), workload)),
        tree("smile", workload -> JacksonExpert.plain(JacksonExpert.smile(), workload)),
        tree("cbor", workload -> JacksonExpert.plain(new CBORFactory(), workload)),
        tree("bson4jackson", workload -> JacksonExpert.plain(new BsonFactory(), workload)),
        tree("msgpack", workload -> JacksonExpert.plain(new MessagePackFactory(), workload)),
        tree("cbor-typed", workload -> JacksonExpert.typed(new CBORFactory(), workload))
            .unable(Set.of("graph")),
        tree("json-typed", workload -> JacksonExpert.typed(JacksonExpert.json(), workload)),
        tree("smile-typed", workload -> JacksonExpert.typed(JacksonExpert.smile(), workload))
            .unable(Set.of("graph")));
  }

  /** What keeps shared references. */
  private static Lane shared(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", List.of(), Set.of(Trait.IDENTITY), opener);
  }

  /** What copies shared objects. */
  private static Lane tree(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", opener);
  }
}
