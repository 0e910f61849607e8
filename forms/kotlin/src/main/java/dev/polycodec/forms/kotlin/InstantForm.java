package dev.polycodec.forms.kotlin;

import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import kotlin.time.Instant;
import org.jspecify.annotations.Nullable;

/** An instant: its seconds, and the nanoseconds beyond. */
final class InstantForm {

  private InstantForm() {}

  static Surrogate<?, ?> instant() {
    return form(
        Instant.class,
        Object[].class,
        (Instant i) -> new Object[] {i.getEpochSeconds(), i.getNanosecondsOfSecond()},
        InstantForm::of);
  }

  private static Instant of(@Nullable Object[] form) {
    long seconds = part(form, 0, 2, Long.class);
    int nanoseconds = part(form, 1, 2, Integer.class);
    Instant instant = Instant.Companion.fromEpochSeconds(seconds, nanoseconds);
    require(
        instant.getEpochSeconds() == seconds && instant.getNanosecondsOfSecond() == nanoseconds);
    return instant;
  }
}
