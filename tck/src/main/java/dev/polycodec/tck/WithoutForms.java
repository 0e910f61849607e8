package dev.polycodec.tck;

import dev.polycodec.spi.SurrogateProvider;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;

/** Sees all but the providers of surrogates. */
final class WithoutForms extends ClassLoader {

  WithoutForms() {
    super(FormsTck.class.getClassLoader());
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    return name.endsWith(SurrogateProvider.class.getName())
        ? Collections.emptyEnumeration()
        : super.getResources(name);
  }
}
