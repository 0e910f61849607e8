package dev.polycodec.protostuff;

import dev.polycodec.protostuff.plain.Registrations;
import io.protostuff.CollectionSchema;
import io.protostuff.MapSchema;
import io.protostuff.Schema;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.Delegate;
import io.protostuff.runtime.IdStrategy;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/**
 * What an application registers for {@code protostuff-plain} and {@code protostuff-protobuf-plain},
 * as with a {@link DefaultIdStrategy} of its own; immutable.
 *
 * <p>Delegates, schemas and factories are used by several threads at once. Registering a class is
 * no permission: the policy must allow it.
 */
public final class ProtostuffPlainOptions {

  private final Registrations registrations;

  private ProtostuffPlainOptions(Builder builder) {
    registrations =
        new Registrations(
            builder.flags,
            builder.delegates,
            builder.schemas,
            builder.mapped,
            builder.collections,
            builder.maps);
  }

  /** Returns a builder of the defaults: what {@code RuntimeSchema} does by itself. */
  public static Builder builder() {
    return new Builder();
  }

  Registrations registrations() {
    return registrations;
  }

  /** Builds {@link ProtostuffPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private int flags = IdStrategy.DEFAULT_FLAGS;
    private final Map<Class<?>, Delegate<?>> delegates = new HashMap<>();
    private final Map<Class<?>, Schema<?>> schemas = new HashMap<>();
    private final Map<Class<?>, Class<?>> mapped = new HashMap<>();
    private final Map<Class<?>, CollectionSchema.MessageFactory> collections = new HashMap<>();
    private final Map<Class<?>, MapSchema.MessageFactory> maps = new HashMap<>();

    private Builder() {}

    /**
     * Sets the flags of the strategy, such as {@link IdStrategy#PRESERVE_NULL_ELEMENTS}; by
     * default, {@link IdStrategy#DEFAULT_FLAGS}, what Protostuff's system properties say.
     */
    public Builder flags(int flags) {
      this.flags = flags;
      return this;
    }

    /** Registers what writes and reads the values of exactly one class. */
    public Builder delegate(Delegate<?> delegate) {
      delegates.put(delegate.typeClass(), delegate);
      return this;
    }

    /** Registers a schema of objects of exactly one class, in place of a runtime schema. */
    public <T> Builder schema(Class<T> type, Schema<T> schema) {
      schemas.put(type, schema);
      return this;
    }

    /**
     * Says which class the objects have in fields of an abstract class or an interface.
     *
     * @throws IllegalArgumentException if no object has that class
     */
    public <T> Builder map(Class<? super T> base, Class<T> type) {
      if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
        throw new IllegalArgumentException("No object has the abstract class " + type.getName());
      }
      mapped.put(base, type);
      return this;
    }

    /** Registers what makes collections of one class, or for fields of one interface. */
    public Builder collection(CollectionSchema.MessageFactory factory) {
      collections.put(factory.typeClass(), factory);
      return this;
    }

    /** Registers what makes maps of one class, or for fields of one interface. */
    public Builder map(MapSchema.MessageFactory factory) {
      maps.put(factory.typeClass(), factory);
      return this;
    }

    /** Builds the options. */
    public ProtostuffPlainOptions build() {
      return new ProtostuffPlainOptions(this);
    }
  }
}
