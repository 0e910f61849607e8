package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import dev.polycodec.spi.BackendConfig;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What an application may set for {@code kryo}; immutable. {@code kryo-plain} has {@link
 * KryoPlainOptions}.
 */
public final class KryoOptions {

  private static final KryoOptions DEFAULTS = builder().build();

  private final boolean references;
  private final Map<Class<?>, Supplier<? extends Serializer<?>>> serializers;

  private KryoOptions(Builder builder) {
    references = builder.references;
    serializers = Map.copyOf(builder.serializers);
  }

  /** Returns a builder of the defaults: references on, no serializers. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Returns the options of {@code kryo-plain} that set up Kryo as the peers without Polycodec do;
   * {@link KryoPlainOptions#builder()} has more.
   *
   * @param setup is called for each engine with what a new {@code Kryo()} would be, perhaps by
   *     several threads at once
   */
  public static KryoPlainOptions plain(Consumer<? super Kryo> setup) {
    return KryoPlainOptions.builder().setup(setup).build();
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

  boolean hasSerializers() {
    return !serializers.isEmpty();
  }

  /** Returns the classes that have a serializer. */
  Set<Class<?>> serialized() {
    return serializers.keySet();
  }

  /** Builds {@link KryoOptions}; not safe for use by several threads. */
  public static final class Builder {

    private boolean references = true;
    private final Map<Class<?>, Supplier<? extends Serializer<?>>> serializers = new HashMap<>();

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
     * the same policy and limits. A class that has no objects of its own, such as an interface, is
     * refused when the codec is built, and so is one that something else replaces.
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

    /** Builds the options. */
    public KryoOptions build() {
      return new KryoOptions(this);
    }
  }
}
