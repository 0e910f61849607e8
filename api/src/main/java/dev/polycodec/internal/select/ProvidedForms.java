package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import dev.polycodec.Surrogate;
import dev.polycodec.internal.shape.Provided;
import dev.polycodec.spi.SurrogateProvider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds the surrogates that jars bring for values of libraries. */
final class ProvidedForms {

  private ProvidedForms() {}

  /**
   * Asks every provider whose library is there.
   *
   * @throws CodecException if one fails, or two replace one class
   */
  static Provided of(ClassLoader loader) {
    Map<String, List<Surrogate<?, ?>>> found = new LinkedHashMap<>();
    List<Class<?>> values = new ArrayList<>();
    try {
      for (SurrogateProvider provider : ServiceLoader.load(SurrogateProvider.class, loader)) {
        if (hasLibrary(provider)) {
          found.put(provider.getClass().getName(), of(provider, provider::surrogates));
          values.addAll(of(provider, provider::values));
        }
      }
    } catch (ServiceConfigurationError e) {
      throw notLoaded(e.getMessage(), e);
    } catch (LinkageError e) { // such as the one of a jar for a newer Java
      throw notLoaded(e.toString(), e);
    }
    return Provided.of(found).with(values, loader);
  }

  private static CodecException notLoaded(@Nullable String why, Error cause) {
    return new CodecException(
        "A provider of surrogates cannot be loaded: " + why, null, null, cause);
  }

  private static boolean hasLibrary(SurrogateProvider provider) {
    String library = of(provider, provider::library);
    try {
      Class.forName(library, false, provider.getClass().getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static <T> T of(SurrogateProvider provider, Supplier<T> asked) {
    try {
      return Objects.requireNonNull(asked.get());
    } catch (LinkageError | RuntimeException e) {
      throw new CodecException(
          provider.getClass().getName()
              + " has failed, or does not fit the version of its library that is there ("
              + e
              + ")",
          null,
          null,
          e);
    }
  }
}
