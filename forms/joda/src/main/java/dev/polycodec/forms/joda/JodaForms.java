package dev.polycodec.forms.joda;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.stream.Stream;

/** The forms of Joda-Time's values; used by {@link java.util.ServiceLoader}. */
public final class JodaForms implements SurrogateProvider {

  @Override
  public String library() {
    return "org.joda.time.DateTime";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return Stream.of(CalendarForms.all(), TimeForms.all(), AmountForms.all())
        .<Surrogate<?, ?>>flatMap(List::stream)
        .toList();
  }
}
