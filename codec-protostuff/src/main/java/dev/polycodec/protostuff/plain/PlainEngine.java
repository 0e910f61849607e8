package dev.polycodec.protostuff.plain;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.protostuff.wire.ProtostuffWriter;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import io.protostuff.ByteArrayInput;
import io.protostuff.Schema;
import org.jspecify.annotations.Nullable;

/** Writes and reads the bytes of {@code RuntimeSchema}. */
final class PlainEngine implements Engine {

  private final boolean delimited;
  private final Losses losses;
  private final Limits limits;
  private final ProtostuffWriter wire;

  PlainEngine(boolean delimited, Losses losses, Limits limits) {
    this.losses = losses;
    this.delimited = delimited;
    this.limits = limits;
    this.wire = new ProtostuffWriter(limits.maxBytes());
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    if (value == null) {
      throw new EncodeException("Protostuff has no form for null: a root is an object with fields");
    }
    Schema<Object> schema = ((PlainBackend.PlainPlan) plan).schema();
    wire.begin(headroom);
    schema.writeTo(new PlainOutput(wire, delimited, losses, message, limits), value);
    wire.lendTo(target);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    ByteArrayInput input = new ByteArrayInput(bytes, offset, length, !delimited);
    Schema<Object> schema = ((PlainBackend.PlainPlan) plan).schema();
    Object root = schema.newMessage();
    schema.mergeFrom(new PlainInput(input, bytes, delimited, message, limits), root);
    if (input.currentOffset() != input.currentLimit()) {
      throw new MalformedDataException("The payload does not end with the root");
    }
    return root;
  }

  @Override
  public long retainedBytes() {
    return wire.retainedBytes();
  }
}
