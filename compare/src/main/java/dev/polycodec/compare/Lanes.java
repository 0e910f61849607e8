package dev.polycodec.compare;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds codecs for the data that they are measured on. */
final class Lanes {

  private Lanes() {}

  /** Opens a codec in this JVM. */
  static Lane local(CodecInfo codec, UserData data) {
    try {
      Workload own = data.load();
      Codec opened =
          SetUps.builder(codec.name(), codec.variant(), data.classes(messages(own)))
              .allow(data.allowed().toArray(new String[0]))
              .classLoader(data.loader())
              .build();
      return new LocalLane(codec, opened, name -> workload(codec, name, own));
    } catch (CodecException | LinkageError e) {
      return new BrokenLane(codec, String.valueOf(e.getMessage()));
    }
  }

  private static List<?> messages(@Nullable Workload own) {
    return own == null ? List.of() : own.messages();
  }

  private static Workload workload(CodecInfo codec, String name, @Nullable Workload own) {
    return own != null && own.name().equals(name)
        ? own
        : GeneratedObjects.suited(codec, Workloads.load(name));
  }
}
