package dev.polycodec;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the schemas of classes for all processes that share messages, so that strict messages are
 * read by other versions of a class: {@link SchemaExchange#connect}.
 *
 * <p>Schemas are those of {@link SchemaExchange#exportSchemas} for one class each, and never
 * change. Both methods are called by any number of threads, in the middle of a message, and only
 * for what the codec does not know yet, so they should give up soon where nothing answers. What
 * they throw fails the message, as a {@link SchemaOutageException} unless it is a {@link
 * CodecException} or an error.
 */
public interface SchemaRegistry {

  /**
   * Keeps a schema, before the first message that needs it is handed out; again has no effect.
   *
   * @throws CodecException if other bytes are kept for the fingerprint
   * @throws SchemaOutageException if the registry does not answer
   */
  void publish(int fingerprint, byte[] schema);

  /**
   * Returns the schema of a fingerprint, or null if there is none.
   *
   * @throws SchemaOutageException if the registry does not answer
   */
  byte @Nullable [] find(int fingerprint);
}
