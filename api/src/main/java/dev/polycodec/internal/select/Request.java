package dev.polycodec.internal.select;

import dev.polycodec.CodecListener;
import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.Surrogate;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.pool.Pools;
import dev.polycodec.internal.shape.Exclusion;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a builder was told, checked for conflicts; immutable.
 *
 * @param loader null if the builder was not told
 * @param codec null if the builder was not told
 * @param evolution null if the builder was not told
 * @param envelope null if the builder was not told
 * @param learned the file of the classes met on encode, null if the builder was not told
 */
public record Request(
    @Nullable ClassLoader loader,
    @Nullable String codec,
    Map<Class<?>, String> overrides,
    Map<Class<?>, String> inside,
    boolean annotations,
    List<String> allow,
    List<String> allowFrom,
    List<String> deny,
    Map<Integer, Class<?>> registered,
    List<String> registerFrom,
    Map<String, Class<?>> renamed,
    List<Surrogate<?, ?>> surrogates,
    List<Exclusion> exclusions,
    List<Object> options,
    Limits limits,
    @Nullable Evolution evolution,
    Pools pools,
    @Nullable Path learned,
    List<CodecListener> listeners,
    @Nullable EnvelopeConfig envelope,
    boolean trustedInput,
    boolean verified) {

  /** Copies the collections. */
  public Request {
    overrides = Map.copyOf(overrides);
    inside = Map.copyOf(inside);
    allow = List.copyOf(allow);
    allowFrom = List.copyOf(allowFrom);
    deny = List.copyOf(deny);
    registered = Map.copyOf(registered);
    registerFrom = List.copyOf(registerFrom);
    renamed = Map.copyOf(renamed);
    surrogates = List.copyOf(surrogates);
    exclusions = List.copyOf(exclusions);
    options = List.copyOf(options);
    listeners = List.copyOf(listeners);
  }
}
