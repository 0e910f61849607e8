package dev.polycodec.benchmarks.peers;

import dev.polycodec.benchmarks.Contender;
import dev.polycodec.benchmarks.KnownClasses;
import org.apache.fory.Fory;
import org.apache.fory.ThreadSafeFory;

/** Fory for Java, with references, in its own pool. */
record ForyDirect(ThreadSafeFory fory) implements Contender {

  static ForyDirect registered() {
    ThreadSafeFory fory =
        Fory.builder().withXlang(false).withRefTracking(true).buildThreadSafeFory();
    KnownClasses.ALL.stream()
        .filter(type -> type.getName().startsWith("dev.polycodec."))
        .forEach(fory::register);
    return new ForyDirect(fory);
  }

  @Override
  public byte[] encode(Object value) {
    return fory.serialize(value);
  }

  @Override
  public Object decode(byte[] bytes) {
    return fory.deserialize(bytes);
  }
}
