package dev.polycodec;

import dev.polycodec.internal.core.BackendCodec;
import dev.polycodec.internal.core.CoreCodec;
import java.util.Objects;

/**
 * Sends the schemas of classes once, so that strict messages, or those of a library that refer to
 * its own schemas, can then be read by another version of a class.
 *
 * <pre>{@code
 * byte[] schemas = SchemaExchange.of(codec).exportSchemas(Order.class); // the writer, once
 * SchemaExchange.of(codec).importSchemas(schemas); // the reader, before it decodes
 * }</pre>
 *
 * <p>Safe for use by any number of threads. Importing the same schemas again has no effect.
 */
public final class SchemaExchange {

  private final BackendCodec codec;

  private SchemaExchange(BackendCodec codec) {
    this.codec = codec;
  }

  /**
   * Returns the exchange of a codec.
   *
   * @throws IllegalArgumentException if the codec has overrides, or its messages are neither strict
   *     nor refer to schemas
   */
  public static SchemaExchange of(Codec codec) {
    BackendCodec exchanging = codec instanceof CoreCodec core ? core.exchanging() : null;
    if (exchanging != null) {
      return new SchemaExchange(exchanging);
    }
    throw new IllegalArgumentException(
        "The codec "
            + codec.name()
            + " exchanges no schemas: that takes a codec without overrides whose messages are"
            + " strict");
  }

  /**
   * Returns the schemas of what root types declare, transitively.
   *
   * @param roots the classes that are encoded as roots, and subclasses that no field declares
   * @throws CodecException if no value of a class can ever be encoded by this codec
   * @throws IllegalArgumentException if a class is {@code void} or {@code Void}
   * @throws IllegalStateException if the codec is closed
   */
  public byte[] exportSchemas(Class<?>... roots) {
    return codec.exportSchemas(roots);
  }

  /**
   * Adds the schemas of another process, of the same or of other versions of its classes.
   *
   * @return how many were new
   * @throws MalformedDataException if the bytes are not exported schemas, were damaged, or
   *     contradict earlier ones
   * @throws TypeNotAllowedException if a schema is of a class that no message may hold
   * @throws LimitExceededException if there are more than 10,000 schemas
   * @throws IllegalStateException if the codec is closed
   */
  public int importSchemas(byte[] schemas) {
    return codec.importSchemas(schemas);
  }

  /**
   * Publishes the schema of each class in a registry before the first message that needs it, and
   * finds there the schemas of other versions: readers need to import nothing.
   *
   * @throws IllegalStateException if the codec is closed, or has schemas of its library, as Avro's
   *     have
   */
  public void connect(SchemaRegistry registry) {
    codec.connect(Objects.requireNonNull(registry, "registry"));
  }
}
