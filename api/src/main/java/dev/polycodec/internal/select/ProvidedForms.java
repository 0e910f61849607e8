package dev.polycodec.internal.select;

import dev.polycodec.CodecException;
import dev.polycodec.Surrogate;
import dev.polycodec.internal.shape.Provided;
import dev.polycodec.spi.SurrogateProvider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Supplier;

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
      throw new CodecException(
          "A provider of surrogates cannot be loaded: " + e.getMessage(), null, null, e);
    }
    return found.isEmpty() ? Provided.NONE : Provided.of(found).with(values);
  }

  private static boolean hasLibrary(SurrogateProvider provider) {
    try {
      Class.forName(provider.library(), false, provider.getClass().getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static <T> T of(SurrogateProvider provider, Supplier<T> asked) {
    try {
      return asked.get();
    } catch (LinkageError e) {
      throw new CodecException(
          provider.getClass().getName()
              + " does not fit the version of its library that is there ("
              + e
              + ")",
          null,
          null,
          e);
    }
  }
}
