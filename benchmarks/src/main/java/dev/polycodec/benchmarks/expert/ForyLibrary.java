package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import java.util.function.Consumer;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.memory.MemoryBuffer;

/** A Fory and a buffer for each thread, which know each class by its name. */
final class ForyLibrary implements Contender {

  /** More than any workload is deep. */
  private static final int DEPTH = 1000;

  private final ThreadLocal<Own> own;

  /**
   * Creates one.
   *
   * @param setup what tells it from Fory for Java with references
   */
  ForyLibrary(Consumer<ForyBuilder> setup) {
    own = ThreadLocal.withInitial(() -> new Own(setup));
  }

  @Override
  public byte[] encode(Object value) {
    return own.get().fory.serialize(value);
  }

  @Override
  public void lend(Object value, BytesConsumer out) {
    MemoryBuffer written = own.get().write(value);
    out.accept(written.getHeapMemory(), 0, written.writerIndex());
  }

  @Override
  public Object decode(byte[] bytes) {
    return own.get().fory.deserialize(bytes);
  }

  @Override
  public void encodeOther(Object value) {
    own.get().write(value);
  }

  /** What a thread may not share. */
  private static final class Own {

    private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(1024);
    private final Fory fory;

    Own(Consumer<ForyBuilder> setup) {
      ForyBuilder builder = Fory.builder();
      builder.withXlang(false).withRefTracking(true).requireClassRegistration(false);
      setup.accept(builder.withMaxDepth(DEPTH));
      fory = builder.build();
    }

    MemoryBuffer write(Object value) {
      buffer.writerIndex(0);
      return fory.serialize(buffer, value);
    }
  }
}
