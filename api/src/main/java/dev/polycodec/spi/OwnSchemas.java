package dev.polycodec.spi;

/**
 * The schemas of a library to which its messages refer, for {@link dev.polycodec.SchemaExchange}.
 * Safe for use by any number of threads.
 */
public interface OwnSchemas {

  /**
   * Returns the schemas of classes that are encoded as roots.
   *
   * @throws dev.polycodec.CodecException if no object of a class can be encoded
   */
  byte[] exportOf(Class<?>... roots);

  /**
   * Adds schemas of another process, which may be hostile.
   *
   * @return how many were new
   * @throws dev.polycodec.MalformedDataException if the bytes are not exported schemas
   * @throws dev.polycodec.LimitExceededException if they are too many, or too large
   */
  int add(byte[] schemas);
}
