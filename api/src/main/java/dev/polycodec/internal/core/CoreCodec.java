package dev.polycodec.internal.core;

import dev.polycodec.Codec;
import dev.polycodec.TypeRef;
import org.jspecify.annotations.Nullable;

/** A codec of this library, whose handles show where a message comes from. */
public interface CoreCodec extends Codec {

  @Override
  <T> TypedForms<T> forType(Class<T> type);

  @Override
  <T> TypedForms<T> forType(TypeRef<T> type);

  /**
   * Returns what exchanges the schemas that its messages need to be read by other versions of a
   * class; null if they need none, or several codecs write.
   */
  @Nullable BackendCodec exchanging();
}
