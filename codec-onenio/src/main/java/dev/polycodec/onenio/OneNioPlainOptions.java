package dev.polycodec.onenio;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What an application may set for {@code onenio-plain} and {@code onenio-persist-plain}; immutable.
 */
public final class OneNioPlainOptions {

  private final Set<Class<?>> preloaded;
  private final Map<Class<?>, Integer> serialOptions;
  private final LongFunction<byte @Nullable []> schemas;

  private OneNioPlainOptions(Builder builder) {
    preloaded = Set.copyOf(builder.preloaded);
    serialOptions = Map.copyOf(builder.serialOptions);
    schemas = builder.schemas;
  }

  /** Returns a builder of the defaults: no class is known but that of the root. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the classes that are known by their numbers and earlier names. */
  public Set<Class<?>> preloaded() {
    return preloaded;
  }

  /** Returns one-nio's options of classes. */
  public Map<Class<?>, Integer> serialOptions() {
    return serialOptions;
  }

  /** Returns where schemas come from that are not known. */
  public LongFunction<byte @Nullable []> schemas() {
    return schemas;
  }

  /** Builds {@link OneNioPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private final Set<Class<?>> preloaded = new LinkedHashSet<>();
    private final Map<Class<?>, Integer> serialOptions = new HashMap<>();
    private LongFunction<byte @Nullable []> schemas = number -> null;

    private Builder() {}

    /**
     * Makes classes known by the numbers of their schemas, and by the names that {@code @Renamed}
     * gives, as {@code Repository.preload} does. Bytes of {@code Serializer.serialize} name no
     * class, so that all they may hold must be known; bytes of {@code persist} name each.
     */
    public Builder preload(Class<?>... classes) {
      preloaded.addAll(Arrays.asList(classes));
      return this;
    }

    /**
     * Says where schemas come from that belong to a number of which no class is known, as one-nio's
     * own exchange does it: the peer that wrote a message is asked for its schema.
     *
     * @param source returns what the peer's {@code
     *     Serializer.persist(Repository.requestSerializer(number))} returns, or null if there is no
     *     schema of that number; is called by several threads at once, and for any number that
     *     bytes name
     */
    public Builder schemas(LongFunction<byte @Nullable []> source) {
      schemas = Objects.requireNonNull(source, "source");
      return this;
    }

    /**
     * Sets one-nio's options of a class, as {@code Repository.setOptions(Class, int)} does: this
     * codec does not see what is set there. It sees {@code @SerialOptions}.
     */
    public Builder serialOptions(Class<?> type, int options) {
      serialOptions.put(Objects.requireNonNull(type, "type"), options);
      return this;
    }

    /** Builds the options. */
    public OneNioPlainOptions build() {
      return new OneNioPlainOptions(this);
    }
  }
}
