package dev.polycodec.protostuff;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import io.protostuff.ByteArrayInput;
import io.protostuff.LinkedBuffer;
import io.protostuff.Output;
import io.protostuff.ProtobufOutput;
import io.protostuff.ProtostuffOutput;
import io.protostuff.Schema;
import io.protostuff.WriteSession;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes and reads the bytes of {@code RuntimeSchema}. */
final class PlainEngine implements Engine {

  private static final int BUFFER = 4096;

  private final boolean delimited;
  private final Losses losses;
  private final Limits limits;
  private final LinkedBuffer buffer = LinkedBuffer.allocate(BUFFER);
  private final PayloadBuffer payload = new PayloadBuffer();

  PlainEngine(boolean delimited, Losses losses, Limits limits) {
    this.losses = losses;
    this.delimited = delimited;
    this.limits = limits;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    if (value == null) {
      throw new EncodeException("Protostuff has no form for null: a root is an object with fields");
    }
    payload.reset(headroom, limits.maxBytes());
    Schema<Object> schema = ((PlainBackend.PlainPlan) plan).schema();
    if (delimited) {
      ProtobufOutput output = new ProtobufOutput(buffer, BUFFER);
      write(output, output, schema, value, message);
    } else {
      ProtostuffOutput output = new ProtostuffOutput(buffer);
      write(output, output, schema, value, message);
    }
    payload.lendTo(target);
  }

  /** Writes as {@code ProtostuffIOUtil} and {@code ProtobufIOUtil} do. */
  private void write(
      Output output, WriteSession session, Schema<Object> schema, Object value, Message message)
      throws IOException {
    PlainOutput out = new PlainOutput(output, session, losses, message, limits);
    schema.writeTo(out, value);
    out.requireRoom();
    LinkedBuffer.writeTo(payload, buffer);
    buffer.clear();
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    ByteArrayInput input = new ByteArrayInput(bytes, offset, length, !delimited);
    Schema<Object> schema = ((PlainBackend.PlainPlan) plan).schema();
    Object root = schema.newMessage();
    schema.mergeFrom(new PlainInput(input, bytes, delimited, message, limits.maxDepth()), root);
    if (input.currentOffset() != input.currentLimit()) {
      throw new MalformedDataException("The payload does not end with the root");
    }
    return root;
  }

  @Override
  public boolean recover() {
    buffer.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return BUFFER + payload.capacity();
  }
}
