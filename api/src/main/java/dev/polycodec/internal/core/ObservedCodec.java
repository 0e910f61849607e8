package dev.polycodec.internal.core;

import dev.polycodec.CodecException;
import dev.polycodec.CodecListener.Call;
import dev.polycodec.TypedCodec;
import dev.polycodec.internal.message.Events;
import java.util.function.Consumer;

/**
 * Tells listeners what a codec does. The codec knows nothing of it, so that one without listeners
 * does not even ask.
 */
public final class ObservedCodec extends DecoratedCodec {

  private final Events events;

  /** Observes all calls of a codec but those of handles that it gave to others. */
  public ObservedCodec(CoreCodec codec, Events events) {
    super(codec);
    this.events = events;
  }

  @Override
  <T> TypedForms<T> decorate(TypedForms<T> handle) {
    return new ObservedHandle<>(handle, events);
  }

  @Override
  <T> TypedCodec<T> encoderOf(Class<T> type) {
    return resolve(type, events::encoded);
  }

  @Override
  <T> TypedCodec<T> decoder(Class<T> type) {
    return resolve(type, events::decoded);
  }

  /** Returns the handle of a type; that there can be none is a failure of the call. */
  private <T> TypedCodec<T> resolve(Class<T> type, Consumer<Call> direction) {
    try {
      return forType(type);
    } catch (CodecException e) {
      direction.accept(new Call(name(), type, 0, 0, e));
      throw e;
    }
  }
}
