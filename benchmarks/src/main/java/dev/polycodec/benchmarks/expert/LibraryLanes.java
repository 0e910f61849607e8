package dev.polycodec.benchmarks.expert;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.polycodec.Trait;
import dev.polycodec.benchmarks.InObject;
import dev.polycodec.benchmarks.JvmFlags;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import dev.polycodec.compare.SetUps;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.nustaq.serialization.FSTConfiguration;

/**
 * The libraries by themselves, in the set-ups of the plain codecs and with the same bytes. What
 * their API lets an application keep between messages is kept.
 */
public final class LibraryLanes implements LaneSource {

  private static final String LIBRARY = "library";

  /** The workloads that are no objects with fields of their own, or have records or cycles. */
  private static final Set<String> NO_OBJECTS =
      Set.of(
          "css", "graph", "longs", "mixed", "node-releases", "small", "small-records", "strings");

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public LibraryLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        graph("jdk-plain", workload -> new JdkLibrary()),
        graph("kryo-plain", workload -> kryo(size -> new Output(size, -1))),
        graph("kryo-plain-unsafe", workload -> kryo(size -> new UnsafeOutput(size, -1))),
        fst("fst-plain", workload -> new FstExpert(FSTConfiguration.createDefaultConfiguration())),
        fst(
            "fst-plain-unsafe",
            workload -> new FstExpert(FSTConfiguration.createUnsafeBinaryConfiguration())),
        graph(
            "fory",
            workload ->
                new ForyLibrary(
                    setup ->
                        setup
                            .withCompatible(false)
                            .withClassVersionCheck(true)
                            .serializeEnumByName(true)
                            .ignoreTimeRef(false))),
        graph("fory-plain", workload -> new ForyLibrary(setup -> {})),
        new Lane(
            "fastjson-plain",
            LIBRARY,
            InObject.around(workload -> new FastjsonLibrary(workload.type().type()))),
        graph(
                "hessian-plain",
                workload -> new HessianExpert(Hessian2Output::new, Hessian2Input::new))
            .unable(Lane.RECORDS),
        graph(
                "hessian1-plain",
                workload -> new HessianExpert(HessianOutput::new, HessianInput::new))
            .unable(Lane.RECORDS),
        new Lane(
                "bson-plain",
                LIBRARY,
                InObject.around(workload -> BsonLibrary.of(workload.messages().get(0).getClass())))
            .unable(NO_OBJECTS),
        protostuff("protostuff-plain", false),
        protostuff("protostuff-protobuf-plain", true),
        graph("onenio-plain", workload -> OneNioLibrary.SERIALIZE),
        graph("onenio-persist-plain", workload -> OneNioLibrary.PERSIST));
  }

  private static KryoExpert kryo(IntFunction<Output> outputs) {
    return new KryoExpert(
        () -> {
          Kryo kryo = new Kryo();
          SetUps.setUp(kryo);
          return kryo;
        },
        outputs);
  }

  private static Lane graph(String codec, Lane.Opener opener) {
    return new Lane(codec, LIBRARY, List.of(), Set.of(Trait.IDENTITY), opener);
  }

  private static Lane fst(String codec, Lane.Opener opener) {
    return new Lane(codec, LIBRARY, JvmFlags.FST, Set.of(Trait.IDENTITY), Lane.RECORDS, opener);
  }

  private static Lane protostuff(String codec, boolean protobuf) {
    Lane.Opener opener =
        workload -> new ProtostuffLibrary(workload.messages().get(0).getClass(), protobuf);
    return new Lane(codec, LIBRARY, InObject.around(opener)).unable(NO_OBJECTS);
  }
}
