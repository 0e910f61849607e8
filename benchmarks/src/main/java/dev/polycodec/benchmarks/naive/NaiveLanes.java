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
 * Two ways that articles publish: {@code naive}, as the library's own page shows it, with what is
 * expensive shared; and {@code percall}, which makes that anew for each message.
 */
public final class NaiveLanes implements LaneSource {

  private static final String NAIVE = "naive";
  private static final String PER_CALL = "percall";

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public NaiveLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        shared("jdk", NAIVE, workload -> StreamNaive.JDK),
        shared("kryo", NAIVE, workload -> new KryoNaive()),
        shared("kryo", PER_CALL, workload -> new KryoNaive.PerCall()),
        fst(NAIVE, workload -> FstNaive.sharing(FSTConfiguration.createDefaultConfiguration())),
        fst(PER_CALL, workload -> new FstNaive(FSTConfiguration::createDefaultConfiguration)),
        shared("hessian", NAIVE, workload -> StreamNaive.HESSIAN).unable(Lane.RECORDS),
        shared("onenio", NAIVE, workload -> new OneNioNaive()),
        tree("protostuff", NAIVE, workload -> ProtostuffNaive.of(workload.messages().get(0)))
            .unable(Lane.RECORDS_AND_CYCLES),
        tree("json", NAIVE, workload -> JacksonNaive.plain(new JsonFactory(), workload)),
        tree("json", PER_CALL, workload -> JacksonNaive.plainPerCall(JsonFactory::new, workload)),
        tree("smile", NAIVE, workload -> JacksonNaive.plain(new SmileFactory(), workload)),
        tree("smile", PER_CALL, workload -> JacksonNaive.plainPerCall(SmileFactory::new, workload)),
        tree("cbor", NAIVE, workload -> JacksonNaive.plain(new CBORFactory(), workload)),
        tree("cbor", PER_CALL, workload -> JacksonNaive.plainPerCall(CBORFactory::new, workload)),
        tree("bson4jackson", NAIVE, workload -> JacksonNaive.plain(new BsonFactory(), workload)),
        tree(
            "bson4jackson",
            PER_CALL,
            workload -> JacksonNaive.plainPerCall(BsonFactory::new, workload)),
        tree("msgpack", NAIVE, workload -> JacksonNaive.plain(new MessagePackFactory(), workload)),
        tree(
            "msgpack",
            PER_CALL,
            workload -> JacksonNaive.plainPerCall(MessagePackFactory::new, workload)),
        tree("json-typed", NAIVE, workload -> JacksonNaive.typed(new JsonFactory(), workload)),
        tree(
            "json-typed",
            PER_CALL,
            workload -> JacksonNaive.typedPerCall(JsonFactory::new, workload)),
        tree("cbor-typed", NAIVE, workload -> JacksonNaive.typed(new CBORFactory(), workload))
            .unable(Set.of("graph")),
        tree(
                "cbor-typed",
                PER_CALL,
                workload -> JacksonNaive.typedPerCall(CBORFactory::new, workload))
            .unable(Set.of("graph")),
        tree("smile-typed", NAIVE, workload -> JacksonNaive.typed(new SmileFactory(), workload))
            .unable(Set.of("graph")),
        tree(
                "smile-typed",
                PER_CALL,
                workload -> JacksonNaive.typedPerCall(SmileFactory::new, workload))
            .unable(Set.of("graph")));
  }

  /** What keeps shared references. */
  private static Lane shared(String codec, String way, Lane.Opener opener) {
    return new Lane(codec, way, List.of(), Set.of(Trait.IDENTITY), opener);
  }

  private static Lane fst(String way, Lane.Opener opener) {
    return new Lane("fst", way, JvmFlags.FST, Set.of(Trait.IDENTITY), Lane.RECORDS, opener);
  }

  /** What copies shared objects. */
  private static Lane tree(String codec, String way, Lane.Opener opener) {
    return new Lane(codec, way, opener);
  }
}
