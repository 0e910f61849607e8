package dev.polycodec.forms.vavr;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;

/**
 * The forms of Vavr's values; used by {@link java.util.ServiceLoader}.
 *
 * <p>It names no class of the library: the JVM loads those that the code of a class has, and the
 * library may be missing.
 */
public final class VavrForms implements SurrogateProvider {

  @Override
  public String library() {
    return "io.vavr.collection.List";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return VavrSurrogates.all();
  }

  @Override
  public List<Class<?>> values() {
    return VavrSurrogates.values();
  }
}
