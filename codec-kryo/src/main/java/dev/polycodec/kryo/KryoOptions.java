package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import dev.polycodec.spi.BackendConfig;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What an application may set for the Kryo codecs; immutable. */
public final class KryoOptions {

  private static final KryoOptions DEFAULTS = builder().build();

  private final boolean references;
  private final Map<Class<?>, Supplier<? extends Serializer<?>>> serializers;
  private final Consumer<? super Kryo> raw;
  private final boolean rawRootsNamed;

  private KryoOptions(Builder builder) {
    references = builder.references;
    serializers = Map.copyOf(builder.serializers);
    raw = builder.raw;
    rawRootsNamed = builder.rawRootsNamed;
  }

  /** Returns a builder of the defaults: references on, no serializers. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the options that the application gave to a codec, else the defaults. */
  static KryoOptions of(BackendConfig config) {
    return config.options(KryoOptions.class).orElse(DEFAULTS);
  }

  boolean references() {
    return references;
  }

  @Nullable Supplier<? extends Serializer<?>> serializer(Class<?> type) {
    return serializers.get(type);
  }

  Consumer<? super Kryo> raw() {
    return raw;
  }

  boolean rawRootsNamed() {
    return rawRootsNamed;
  }

  /** Builds {@link KryoOptions}; not safe for use by several threads. */
  public static final class Builder {

    private boolean references = true;
    private final Map<Class<?>, Supplier<? extends Serializer<?>>> serializers = new HashMap<>();
    private Consumer<? super Kryo> raw = kryo -> {};
    private boolean rawRootsNamed = true;

    private Builder() {}

    /**
     * Says whether shared and cyclic references are kept, which is the default. Without them a
     * message is smaller and faster to make; a shared object is copied, and a cycle refused. A
     * codec with references reads what one without wrote; not vice versa.
     */
    public Builder references(boolean keep) {
      references = keep;
      return this;
    }

    /**
     * Encodes the objects of exactly this class with a Kryo serializer of the application, under
     * the same policy and limits.
     *
     * @param serializers makes a serializer for each engine, since Kryo's need not be thread-safe
     * @throws IllegalArgumentException if the class has a serializer already
     */
    public <T> Builder serializer(
        Class<T> type, Supplier<? extends Serializer<? super T>> serializers) {
      Objects.requireNonNull(type, "type");
      Objects.requireNonNull(serializers, "serializers");
      if (this.serializers.putIfAbsent(type, serializers) != null) {
        throw new IllegalArgumentException(type.getName() + " has a serializer already");
      }
      return this;
    }

    /**
     * Sets up {@code kryo-raw} as the program that wrote the bytes set up its Kryo: the same
     * registrations in the same order, references, default serializers, instantiators. Other
     * options than this and {@link #rawRootsNamed} do not concern it.
     *
     * @param setup is called for each engine with what a new {@code Kryo()} would be, but that it
     *     needs no registrations, perhaps by several threads at once
     */
    public Builder raw(Consumer<? super Kryo> setup) {
      this.raw = Objects.requireNonNull(setup, "setup");
      return this;
    }

    /**
     * Says how the bytes of {@code kryo-raw} begin: with the root's class, as {@code
     * writeClassAndObject} writes it, which is the default; or without, as {@code writeObject}
     * does: the root has the declared class then.
     */
    public Builder rawRootsNamed(boolean named) {
      this.rawRootsNamed = named;
      return this;
    }

    /** Builds the options. */
    public KryoOptions build() {
      return new KryoOptions(this);
    }
  }
}
