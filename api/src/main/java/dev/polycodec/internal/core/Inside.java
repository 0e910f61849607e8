package dev.polycodec.internal.core;

import dev.polycodec.internal.shape.Nesting;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The codecs of values that travel inside the objects of other codecs, opened when they are met.
 */
public final class Inside implements Nesting {

  private final Routes routes;
  private final Map<String, String> generated;
  private final Function<String, Opener.Opened> opener;
  private final Map<String, BackendCodec> opened = new ConcurrentHashMap<>();

  /**
   * Finds codecs by the classes of values.
   *
   * @param chosen the codecs that the application named for some classes
   * @param generated the codecs of what extends the class, or implements the interface, of a name
   * @param opener opens the codec of a name, in which no value has a codec of its own
   */
  public Inside(
      Map<Class<?>, String> chosen,
      Map<String, String> generated,
      Function<String, Opener.Opened> opener) {
    this.routes = Routes.inside(chosen);
    this.generated = Map.copyOf(generated);
    this.opener = opener;
    openAll(chosen.values());
  }

  /** Opens all codecs, so that they take the application's options. */
  public void openAll() {
    openAll(generated.values());
  }

  private void openAll(Collection<String> names) {
    for (String name : new TreeSet<>(names)) {
      open(name);
    }
  }

  @Override
  public @Nullable Form<?> find(Class<?> type) {
    if (Modifier.isAbstract(type.getModifiers()) || type.isPrimitive()) {
      return null;
    }
    String chosen = routes.of(type).codec();
    String own = generated.isEmpty() ? null : ofGenerated(type);
    String codec = chosen.isEmpty() ? own : chosen;
    return codec == null
        ? null
        : new InsideForm<>(type, open(codec), own != null, ConcurrentHashMap.newKeySet());
  }

  /** Looks for names only: the library may be missing, and is not loaded if it is not used. */
  private @Nullable String ofGenerated(@Nullable Class<?> type) {
    if (type == null) {
      return null;
    }
    String codec = generated.get(type.getName());
    for (Class<?> each : type.getInterfaces()) {
      codec = codec == null ? ofGenerated(each) : codec;
    }
    return codec == null ? ofGenerated(type.getSuperclass()) : codec;
  }

  private BackendCodec open(String name) {
    return opened.computeIfAbsent(
        name,
        each -> {
          Opener.Opened found = opener.apply(each);
          return new BackendCodec(found.variant(), found.backend(), found.settings());
        });
  }
}
