package dev.polycodec.internal.shape;

import dev.polycodec.CodecException;
import dev.polycodec.Surrogate;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The surrogates that jars bring for values of libraries, and the values that need none; safe for
 * use by any number of threads.
 */
public final class Provided {

  /** None at all, which costs one comparison. */
  public static final Provided NONE = new Provided(Map.of(), Set.of(), null);

  /** What is found for a class without a surrogate. */
  private static final Object NOTHING = new Object();

  private static final Set<Class<?>> FORMS =
      Set.of(String.class, Long.class, byte[].class, Object[].class);

  private final Map<Class<?>, Surrogate<?, ?>> surrogates;
  private final @Nullable ClassLoader loader;
  private final Set<String> names = new HashSet<>();
  private final ClassCache<Object> found = new ClassCache<>(this::nearest);

  private Provided(
      Map<Class<?>, Surrogate<?, ?>> surrogates,
      Collection<Class<?>> values,
      @Nullable ClassLoader loader) {
    this.surrogates = Map.copyOf(surrogates);
    this.loader = loader;
    for (Class<?> type : surrogates.keySet()) {
      names.add(type.getName());
    }
    for (Class<?> type : values) {
      names.add(type.getName());
    }
  }

  /**
   * Returns the surrogates of some jars.
   *
   * @param providers the surrogates of each jar, and how messages call it
   * @throws CodecException if two jars replace one class, or one what it must not
   */
  public static Provided of(
      Map<String, ? extends Collection<? extends Surrogate<?, ?>>> providers) {
    Map<Class<?>, Surrogate<?, ?>> surrogates = new HashMap<>();
    Map<Class<?>, String> origins = new HashMap<>();
    providers.forEach(
        (origin, given) -> {
          for (Surrogate<?, ?> surrogate : given) {
            requireValid(surrogate, origin);
            String other = origins.putIfAbsent(surrogate.type(), origin);
            if (other != null) {
              throw twice(surrogate.type(), other, origin);
            }
            surrogates.put(surrogate.type(), surrogate);
          }
        });
    return new Provided(surrogates, List.of(), null);
  }

  /**
   * Returns these and classes that are known as they are.
   *
   * @param loader where all were looked for, which messages tell of
   */
  public Provided with(Collection<Class<?>> values, @Nullable ClassLoader loader) {
    return new Provided(surrogates, values, loader);
  }

  /** Returns what to do for an artifact to be found. */
  String wayTo(String artifact) {
    return KnownForms.wayTo(artifact, loader);
  }

  private static CodecException twice(Class<?> type, String one, String other) {
    return new CodecException(
        "%s has two forms, one of %s, one of %s: remove one of the jars"
            .formatted(type.getName(), one, other));
  }

  private static void requireValid(Surrogate<?, ?> surrogate, String origin) {
    Class<?> type = surrogate.type();
    if (Jdk.owns(type) || type.isArray() || !FORMS.contains(surrogate.form())) {
      throw new CodecException(
          ("The surrogate for %s of %s replaces a class of the JDK, or has another form than"
                  + " String, Long, byte[] or Object[]")
              .formatted(type.getName(), origin));
    }
  }

  /** Returns the surrogate of a class, or null if it has none. */
  public @Nullable Surrogate<?, ?> find(Class<?> type) {
    return !surrogates.isEmpty() && found.get(type) instanceof Surrogate<?, ?> surrogate
        ? surrogate
        : null;
  }

  /** Returns the class that stands for a class, and for others of its library; else itself. */
  public Class<?> family(Class<?> type) {
    Surrogate<?, ?> surrogate = find(type);
    return surrogate == null ? type : surrogate.type();
  }

  /** Returns whether the class of a name has a surrogate, or is known as it is. */
  public boolean knows(String name) {
    return names.contains(name);
  }

  private Object nearest(Class<?> type) {
    Class<?> nearest = null;
    for (Class<?> family : surrogates.keySet()) {
      if (covers(family, type) && (nearest == null || nearest.isAssignableFrom(family))) {
        nearest = family;
      }
    }
    Object surrogate = nearest == null ? null : surrogates.get(nearest);
    return surrogate == null ? NOTHING : surrogate;
  }

  private static boolean covers(Class<?> family, Class<?> type) {
    return family == type
        || (family.isAssignableFrom(type)
            && family.getClassLoader() == type.getClassLoader()
            && (type.getPackageName() + ".").startsWith(family.getPackageName() + "."));
  }
}
