package dev.polycodec.forms.threeten;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.List;
import java.util.stream.Stream;
import org.threeten.extra.AmPm;
import org.threeten.extra.Half;
import org.threeten.extra.Quarter;

/** The forms of the values of ThreeTen-Extra; used by {@link java.util.ServiceLoader}. */
public final class ThreeTenForms implements SurrogateProvider {

  @Override
  public String library() {
    return "org.threeten.extra.Interval";
  }

  @Override
  public List<Surrogate<?, ?>> surrogates() {
    return Stream.of(NumberForms.all(), PartForms.all(), CalendarForms.all())
        .<Surrogate<?, ?>>flatMap(List::stream)
        .toList();
  }

  @Override
  public List<Class<?>> values() {
    return List.of(AmPm.class, Half.class, Quarter.class);
  }
}
