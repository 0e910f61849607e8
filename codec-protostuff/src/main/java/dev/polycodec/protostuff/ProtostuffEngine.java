package dev.polycodec.protostuff;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes into one reused array and reads straight from the caller's. */
final class ProtostuffEngine implements Engine {

  private final ProtostuffBackend backend;
  private final FlatOutput out;
  private final TypeRefs refs = new TypeRefs();

  ProtostuffEngine(ProtostuffBackend backend) {
    this.backend = backend;
    this.out = backend.delimited() ? new DelimitedOutput() : new FlatOutput();
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    Object root = Objects.requireNonNull(value, "a framed root");
    refs.clear();
    out.reset(headroom, backend.maxBytes());
    new ValueWriter(backend, refs, message, out).root(root);
    out.lendTo(sink);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    refs.clear();
    return new ValueReader(backend, refs, message, bytes, offset, length).root();
  }

  @Override
  public boolean recover() {
    refs.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return out.capacity() + refs.retainedBytes();
  }
}
