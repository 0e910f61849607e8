package dev.polycodec.forms.scala;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;

/**
 * The forms of values of Scala's library; used by {@link java.util.ServiceLoader}.
 *
 * <p>It names no class of the library: the JVM loads those that the code of a class has, and the
 * library may be missing.
 */
public final class ScalaForms implements SurrogateProvider {

  @Override
  public String library() {
    return "scala.jdk.javaapi.CollectionConverters";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return ScalaSurrogates.all();
  }

  @Override
  public List<Class<?>> values() {
    return ScalaSurrogates.values();
  }
}
