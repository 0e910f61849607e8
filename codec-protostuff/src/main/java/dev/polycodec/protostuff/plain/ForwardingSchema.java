package dev.polycodec.protostuff.plain;

import io.protostuff.Output;
import io.protostuff.Schema;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads with another schema; never writes. */
abstract class ForwardingSchema<T> implements Schema<T> {

  private final Schema<T> target;

  ForwardingSchema(Schema<T> target) {
    this.target = target;
  }

  final Schema<T> target() {
    return target;
  }

  @Override
  public @Nullable String getFieldName(int number) {
    return target.getFieldName(number);
  }

  @Override
  public int getFieldNumber(String name) {
    return target.getFieldNumber(name);
  }

  @Override
  public boolean isInitialized(T message) {
    return target.isInitialized(message);
  }

  @Override
  public T newMessage() {
    return target.newMessage();
  }

  @Override
  public String messageName() {
    return target.messageName();
  }

  @Override
  public String messageFullName() {
    return target.messageFullName();
  }

  @Override
  public Class<? super T> typeClass() {
    return target.typeClass();
  }

  @Override
  public void writeTo(Output output, T message) throws IOException {
    throw new UnsupportedOperationException("This schema only reads");
  }
}
