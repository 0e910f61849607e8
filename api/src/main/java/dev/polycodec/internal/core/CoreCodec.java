package dev.polycodec.internal.core;

import dev.polycodec.Codec;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.TypeRef;

/** A codec of this library, whose handles show where a message comes from. */
public interface CoreCodec extends Codec {

  @Override
  <T> TypedForms<T> forType(Class<T> type);

  @Override
  <T> TypedForms<T> forType(TypeRef<T> type);

  /** Says whether its messages need schemas to be read by other versions of a class. */
  boolean exchanges();

  /** Returns the schemas of what classes declare. */
  byte[] exportSchemas(Class<?>... roots);

  /** Adds schemas, and returns how many were new. */
  int importSchemas(byte[] schemas);

  /** Publishes and finds schemas in a registry. */
  void connect(SchemaRegistry registry);
}
