package dev.polycodec.benchmarks.expert;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.polycodec.Trait;
import dev.polycodec.benchmarks.Lane;
import dev.polycodec.benchmarks.LaneSource;
import java.util.List;
import java.util.Set;

/** The hand-tuned use of each library. */
public final class ExpertLanes implements LaneSource {

  private static final int INITIAL = 4096;

  /** Creates the source; {@link java.util.ServiceLoader} does. */
  public ExpertLanes() {}

  @Override
  public List<Lane> lanes() {
    return List.of(
        identity("kryo", workload -> new KryoExpert(() -> new Output(INITIAL, -1), Input::new)),
        identity(
            "kryo-unsafe",
            workload -> new KryoExpert(() -> new UnsafeOutput(INITIAL, -1), UnsafeInput::new)));
  }

  private static Lane identity(String codec, Lane.Opener opener) {
    return new Lane(codec, "expert", List.of(), Set.of(Trait.IDENTITY), opener);
  }
}
