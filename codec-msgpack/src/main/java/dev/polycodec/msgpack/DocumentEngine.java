package dev.polycodec.msgpack;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** Encodes and decodes as Jackson does in CBOR, and translates. */
final class DocumentEngine implements Engine {

  private final Engine cbor;
  private final FromCbor out;
  private final ToCbor in = new ToCbor();

  DocumentEngine(Engine cbor, int maxBytes) {
    this.cbor = cbor;
    this.out = new FromCbor(maxBytes);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    BytesConsumer items =
        (bytes, offset, length) -> out.translate(bytes, offset, length, headroom, target);
    cbor.encode(value, plan, message, 0, items);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    byte[] items = in.translate(bytes, offset, length);
    return cbor.decode(items, 0, in.length(), plan, message);
  }

  @Override
  public @Nullable String place() {
    return cbor.place();
  }

  @Override
  public boolean recover() {
    in.clear();
    out.clear();
    return cbor.recover();
  }

  @Override
  public long retainedBytes() {
    return cbor.retainedBytes() + out.retainedBytes() + in.retainedBytes();
  }
}
