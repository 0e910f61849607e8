package dev.polycodec.registry;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaExchange;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import dev.polycodec.stored.Envelope;
import java.util.Set;

/**
 * A codec whose messages are as small as strict ones, and are read by other versions of their
 * classes, because schemas are in a registry. While that cannot be reached, messages have their
 * schemas in themselves; both are read. Listeners are then told of two: the one that the outage
 * prevented, and the one that was written. Safe for use by any number of threads.
 */
public final class RegistryCodec implements Codec {

  private final Codec strict;
  private final Codec compatible;

  private RegistryCodec(Codec strict, Codec compatible) {
    this.strict = strict;
    this.compatible = compatible;
  }

  /**
   * Builds the codec of a builder, whose evolution and envelope are set here.
   *
   * @param envelope the envelope of messages, which says what else is read
   * @throws IllegalArgumentException if the codec has overrides, or its messages have no schemas
   */
  public static RegistryCodec of(CodecBuilder builder, Envelope envelope, SchemaRegistry registry) {
    builder.envelope(envelope.readBothModes());
    Codec strict = builder.evolution(Evolution.STRICT).build();
    SchemaExchange.of(strict).connect(registry);
    return new RegistryCodec(strict, builder.evolution(Evolution.COMPATIBLE).build());
  }

  @Override
  public String name() {
    return strict.name();
  }

  @Override
  public Set<Trait> traits() {
    return strict.traits();
  }

  @Override
  public <T> TypedCodec<T> forType(Class<T> type) {
    return new RegistryHandle<>(strict.forType(type), compatible.forType(type));
  }

  @Override
  public <T> TypedCodec<T> forType(TypeRef<T> type) {
    return new RegistryHandle<>(strict.forType(type), compatible.forType(type));
  }

  @Override
  public String explain(Class<?> type) {
    return strict.explain(type);
  }

  @Override
  public void close() {
    strict.close();
    compatible.close();
  }
}
