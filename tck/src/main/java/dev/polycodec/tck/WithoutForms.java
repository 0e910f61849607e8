package dev.polycodec.tck;

import dev.polycodec.spi.SurrogateProvider;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/** Sees no providers of surrogates: their jars are not there, or what announces them is lost. */
final class WithoutForms extends ClassLoader {

  private final boolean lost;

  WithoutForms(boolean lost) {
    super(FormsTck.class.getClassLoader());
    this.lost = lost;
  }

  @Override
  public @Nullable URL getResource(String name) {
    return lost || !name.startsWith("dev/polycodec/forms/") ? super.getResource(name) : null;
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    return name.endsWith(SurrogateProvider.class.getName())
        ? Collections.emptyEnumeration()
        : super.getResources(name);
  }
}
