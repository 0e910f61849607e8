package dev.polycodec.internal.core;

/** A codec that may exchange schemas; see {@link dev.polycodec.SchemaExchange}. */
public interface ExchangingCodec extends CoreCodec {

  /** Says whether the codec's messages need schemas to be read by other versions of a class. */
  boolean exchanges();

  /** Returns the schemas of what classes declare. */
  byte[] exportSchemas(Class<?>... roots);

  /** Adds schemas, and returns how many were new. */
  int importSchemas(byte[] schemas);
}
