package dev.polycodec.testing;

import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.io.DataOutputStream;

/** Writes objects field by field, each value after the name of its class. */
final class TinyEngine implements Engine {

  private final Framing framing;
  private final BackendConfig config;
  private final PayloadBuffer buffer = new PayloadBuffer();

  TinyEngine(Framing framing, BackendConfig config) {
    this.framing = framing;
    this.config = config;
  }

  @Override
  public void encode(Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    buffer.reset(headroom, config.limits().maxBytes());
    TinyWriter writer = new TinyWriter(new DataOutputStream(buffer), message, config.shapes());
    if (framing == Framing.FRAMED) {
      writer.writeBody(value);
    } else {
      writer.write(value);
    }
    buffer.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    TinyReader reader = new TinyReader(bytes, offset, length, message, config.shapes());
    Object value =
        framing == Framing.FRAMED ? reader.readBody(message.rootClass()) : reader.readRoot();
    if (reader.remaining() > 0) {
      throw new MalformedDataException("The payload has " + reader.remaining() + " bytes too many");
    }
    return value;
  }

  @Override
  public boolean recover() {
    return true;
  }

  @Override
  public long retainedBytes() {
    return buffer.capacity();
  }
}
