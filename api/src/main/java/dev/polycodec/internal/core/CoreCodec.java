package dev.polycodec.internal.core;

import dev.polycodec.Codec;
import dev.polycodec.TypeRef;

/** A codec whose handles show where a message comes from. */
public interface CoreCodec extends Codec {

  @Override
  <T> TypedForms<T> forType(Class<T> type);

  @Override
  <T> TypedForms<T> forType(TypeRef<T> type);
}
