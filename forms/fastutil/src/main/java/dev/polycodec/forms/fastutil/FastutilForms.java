package dev.polycodec.forms.fastutil;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.stream.Stream;

/** The forms of fastutil's values; used by {@link java.util.ServiceLoader}. */
public final class FastutilForms implements SurrogateProvider {

  @Override
  public String library() {
    return "it.unimi.dsi.fastutil.ints.IntArrayList";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return Stream.of(ListForms.all(), SetForms.all(), MapForms.all())
        .<Surrogate<?, ?>>flatMap(List::stream)
        .toList();
  }
}
