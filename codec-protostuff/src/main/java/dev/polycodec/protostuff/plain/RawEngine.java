package dev.polycodec.protostuff.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import io.protostuff.ByteArrayInput;
import io.protostuff.Schema;

/** Reads the bytes of {@code RuntimeSchema}; it keeps nothing. */
final class RawEngine implements Engine {

  private final boolean delimited;
  private final int maxDepth;

  RawEngine(boolean delimited, int maxDepth) {
    this.delimited = delimited;
    this.maxDepth = maxDepth;
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    ByteArrayInput input = new ByteArrayInput(bytes, offset, length, !delimited);
    Schema<Object> schema = ((RawBackend.RawPlan) plan).schema();
    Object root = schema.newMessage();
    schema.mergeFrom(new RawInput(input, bytes, delimited, message, maxDepth), root);
    if (input.currentOffset() != input.currentLimit()) {
      throw new MalformedDataException("The payload does not end with the root");
    }
    return root;
  }

  @Override
  public boolean recover() {
    return true;
  }

  @Override
  public long retainedBytes() {
    return 0;
  }
}
