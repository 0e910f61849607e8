package dev.polycodec.protostuff.plain;

import io.protostuff.Input;
import io.protostuff.Message;
import io.protostuff.Output;
import io.protostuff.Schema;
import io.protostuff.runtime.Delegate;
import io.protostuff.runtime.HasDelegate;
import io.protostuff.runtime.HasSchema;
import io.protostuff.runtime.IdStrategy;
import org.jspecify.annotations.Nullable;

/** A strategy that knows no delegates and only reads. */
abstract class ReadingIds extends IdStrategy {

  ReadingIds(int flags) {
    super(flags, null, 0);
  }

  static UnsupportedOperationException readsOnly() {
    return new UnsupportedOperationException("This strategy only reads");
  }

  @Override
  public boolean isDelegateRegistered(Class<?> type) {
    return false;
  }

  @Override
  public <T> @Nullable HasDelegate<T> getDelegateWrapper(Class<? super T> type) {
    return null;
  }

  @Override
  public <T> @Nullable Delegate<T> getDelegate(Class<? super T> type) {
    return null;
  }

  @Override
  public boolean isRegistered(Class<?> type) {
    return false;
  }

  @Override
  protected void writeCollectionIdTo(Output output, int number, Class<?> type) {
    throw readsOnly();
  }

  @Override
  protected void transferCollectionId(Input input, Output output, int number) {
    throw readsOnly();
  }

  @Override
  protected void writeMapIdTo(Output output, int number, Class<?> type) {
    throw readsOnly();
  }

  @Override
  protected void transferMapId(Input input, Output output, int number) {
    throw readsOnly();
  }

  @Override
  protected void writeEnumIdTo(Output output, int number, Class<?> type) {
    throw readsOnly();
  }

  @Override
  protected void transferEnumId(Input input, Output output, int number) {
    throw readsOnly();
  }

  @Override
  protected <T> HasSchema<T> tryWritePojoIdTo(
      Output output, int number, Class<T> type, boolean registered) {
    throw readsOnly();
  }

  @Override
  protected <T> HasSchema<T> writePojoIdTo(Output output, int number, Class<T> type) {
    throw readsOnly();
  }

  @Override
  protected <T> HasSchema<T> transferPojoId(Input input, Output output, int number) {
    throw readsOnly();
  }

  @Override
  protected <T> Schema<T> writeMessageIdTo(Output output, int number, Message<T> message) {
    throw readsOnly();
  }

  @Override
  protected <T> HasDelegate<T> tryWriteDelegateIdTo(Output output, int number, Class<T> type) {
    throw readsOnly();
  }

  @Override
  protected <T> HasDelegate<T> transferDelegateId(Input input, Output output, int number) {
    throw readsOnly();
  }

  @Override
  protected void writeArrayIdTo(Output output, Class<?> component) {
    throw readsOnly();
  }

  @Override
  protected void transferArrayId(Input input, Output output, int number, boolean mapped) {
    throw readsOnly();
  }

  @Override
  protected void writeClassIdTo(Output output, Class<?> component, boolean array) {
    throw readsOnly();
  }

  @Override
  protected void transferClassId(
      Input input, Output output, int number, boolean mapped, boolean array) {
    throw readsOnly();
  }
}
