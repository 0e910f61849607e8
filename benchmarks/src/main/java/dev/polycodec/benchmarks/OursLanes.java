package dev.polycodec.benchmarks;

import dev.polycodec.BytesConsumer;
import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.TypedCodec;
import dev.polycodec.compare.SetUps;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;

/** The codecs as an application uses them: built with nothing but their name, held as a handle. */
public final class OursLanes implements LaneSource {

  /** Creates the source; {@link ServiceLoader} does. */
  public OursLanes() {}

  @Override
  public List<Lane> lanes() {
    List<Lane> lanes = new ArrayList<>();
    for (CodecProvider provider : ServiceLoader.load(CodecProvider.class)) {
      for (Variant variant : provider.variants()) {
        for (String name : SetUps.names(variant)) {
          lanes.add(lane(name, variant, provider.jvmFlags(variant)));
        }
      }
    }
    return lanes;
  }

  private static Lane lane(String name, Variant variant, List<String> jvmFlags) {
    Lane.Opener opener = workload -> new Ours(SetUps.builder(name, variant).build(), workload);
    boolean takesLists = !variant.has(Trait.PLAIN) || variant.has(Trait.CARRIES_TYPES);
    return new Lane(
        name, "ours", jvmFlags, variant.traits(), takesLists ? opener : InObject.around(opener));
  }

  /** A codec with the handle of the workload's type. */
  private static final class Ours implements Contender {

    private final Codec codec;
    private final TypedCodec<Object> handle;

    @SuppressWarnings("unchecked") // the messages of a workload are of its type
    Ours(Codec codec, Workload workload) {
      this.codec = codec;
      this.handle = (TypedCodec<Object>) codec.forType(workload.type());
    }

    @Override
    public byte[] encode(Object value) {
      return handle.encode(value);
    }

    @Override
    public void lend(Object value, BytesConsumer out) {
      handle.encode(value, out);
    }

    @Override
    public Object decode(byte[] bytes) {
      return Objects.requireNonNull(handle.decode(bytes));
    }

    @Override
    public void encodeOther(Object value) {
      codec.encode(value);
    }

    @Override
    public void close() {
      codec.close();
    }
  }
}
