package dev.polycodec.protostuff.plain;

import io.protostuff.Input;
import io.protostuff.Output;
import io.protostuff.Schema;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes and reads with another schema. */
abstract class ForwardingSchema<T> implements Schema<T> {

  /** Returns the schema that does the work. */
  abstract Schema<T> target();

  @Override
  public @Nullable String getFieldName(int number) {
    return target().getFieldName(number);
  }

  @Override
  public int getFieldNumber(String name) {
    return target().getFieldNumber(name);
  }

  @Override
  public boolean isInitialized(T message) {
    return target().isInitialized(message);
  }

  @Override
  public T newMessage() {
    return target().newMessage();
  }

  @Override
  public String messageName() {
    return target().messageName();
  }

  @Override
  public String messageFullName() {
    return target().messageFullName();
  }

  @Override
  public Class<? super T> typeClass() {
    return target().typeClass();
  }

  @Override
  public void mergeFrom(Input input, T message) throws IOException {
    target().mergeFrom(input, message);
  }

  @Override
  public void writeTo(Output output, T message) throws IOException {
    target().writeTo(output, message);
  }
}
