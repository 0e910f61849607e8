package dev.polycodec.onenio.plain;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** Writes and reads with one-nio's serializers, through streams that guard each object. */
final class PlainEngine implements Engine {

  private final PlainOutput out;
  private final PlainInput in;

  PlainEngine(BackendConfig config, Schemas schemas, boolean embedsSchemas) {
    this.out = new PlainOutput(config, embedsSchemas);
    this.in = new PlainInput(schemas);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    out.begin(message, headroom);
    out.writeRoot(value);
    out.lendTo(target);
    out.clear();
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    in.begin(message, bytes, offset, length);
    Object root = in.readObject();
    in.requireEnd();
    in.clear();
    return root;
  }

  @Override
  public boolean recover() {
    out.clear();
    in.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return out.retainedBytes() + in.retainedBytes();
  }
}
