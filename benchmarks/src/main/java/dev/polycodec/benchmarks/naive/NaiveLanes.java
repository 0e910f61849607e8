package dev.polycodec.benchmarks.naive;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.Trait;
import dev.polycodec.benchmarks.JvmFlags;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import java.util.List;
import java.util.Set;
import org.msgpack.jackson.dataformat.MessagePackFactory;
import org.nustaq.serialization.FSTConfiguration;

/**
 * The way that articles publish: {@code naive}, as the library's own page shows it, with what is
 * expensive shared.
 */
public final class NaiveLanes implements LaneSource {

  private static final String NAIVE = "naive";

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public NaiveLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        shared("jdk", workload -> StreamNaive.JDK),
        shared("kryo", workload -> new KryoNaive()),
        new Lane(
            "fst",
            NAIVE,
            JvmFlags.FST,
            Set.of(Trait.IDENTITY),
            Lane.RECORDS,
            workload -> new FstNaive(FSTConfiguration.createDefaultConfiguration())),
        shared("hessian", workload -> StreamNaive.HESSIAN).unable(Lane.RECORDS),
        shared("onenio", workload -> new OneNioNaive()),
        tree("protostuff", workload -> ProtostuffNaive.of(workload.messages().get(0)))
            .unable(Lane.RECORDS_AND_CYCLES),
        tree("json", workload -> JacksonNaive.plain(new JsonFactory(), workload)),
        tree("smile", workload -> JacksonNaive.plain(new SmileFactory(), workload)),
        tree("cbor", workload -> JacksonNaive.plain(new CBORFactory(), workload)),
        tree("bson4jackson", workload -> JacksonNaive.plain(new BsonFactory(), workload)),
        tree("msgpack", workload -> JacksonNaive.plain(new MessagePackFactory(), workload)),
        tree("json-typed", workload -> JacksonNaive.typed(new JsonFactory(), workload)),
        tree("cbor-typed", workload -> JacksonNaive.typed(new CBORFactory(), workload))
            .unable(Set.of("graph")),
        tree("smile-typed", workload -> JacksonNaive.typed(new SmileFactory(), workload))
            .unable(Set.of("graph")));
  }

  /** What keeps shared references. */
  private static Lane shared(String codec, Lane.Opener opener) {
    return new Lane(codec, NAIVE, List.of(), Set.of(Trait.IDENTITY), opener);
  }

  /** What copies shared objects. */
  private static Lane tree(String codec, Lane.Opener opener) {
    return new Lane(codec, NAIVE, opener);
  }
}
