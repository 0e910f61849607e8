package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.Message;
import io.protostuff.Input;
import io.protostuff.Output;
import io.protostuff.Schema;
import java.io.IOException;
import java.util.Set;

/**
 * Counts the objects that a schema of the application writes and reads; what it makes of them is
 * its business.
 */
final class OwnSchema<T> extends ForwardingSchema<T> {

  private final Schema<T> target;
  private final Class<T> type;

  OwnSchema(Schema<T> target, Class<T> type) {
    this.target = target;
    this.type = type;
  }

  @Override
  Schema<T> target() {
    return target;
  }

  @Override
  public void mergeFrom(Input input, T owner) throws IOException {
    Message message = ((PlainInput) input).message();
    message.enter(type);
    ((PlainInput) input).readAdding(target, owner, null, Set.of());
    message.exit();
  }

  @Override
  public void writeTo(Output output, T owner) throws IOException {
    Message message = ((PlainOutput) output).message();
    message.enter(owner.getClass());
    message.measure(owner);
    target.writeTo(output, owner);
    message.exit();
  }
}
