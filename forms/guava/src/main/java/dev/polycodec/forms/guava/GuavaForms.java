package dev.polycodec.forms.guava;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.stream.Stream;

/** The forms of Guava's values; used by {@link java.util.ServiceLoader}. */
public final class GuavaForms implements SurrogateProvider {

  @Override
  public String library() {
    return "com.google.common.collect.ImmutableList";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return Stream.of(
            CollectionForms.all(),
            MapForms.all(),
            MultisetForms.all(),
            MultimapForms.all(),
            TableForms.all(),
            RangeForms.all(),
            OrderForms.all(),
            ValueForms.all())
        .<Surrogate<?, ?>>flatMap(List::stream)
        .toList();
  }
}
