package dev.polycodec.spi.walk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** The engine of every codec that is a wire. */
record WalkEngine(ObjectWriter writer, ObjectReader reader) implements Engine {

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    writer.writeRoot(value, message, headroom);
    writer.compile();
    writer.lendTo(out);
    writer.clear();
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    @Nullable Object root = reader.readRoot(bytes, offset, length, message);
    reader.compile();
    reader.clear();
    return root;
  }

  @Override
  public boolean recover() {
    writer.clear();
    reader.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return writer.retainedBytes() + reader.retainedBytes();
  }
}
