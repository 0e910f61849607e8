package dev.polycodec.forms.threeten;

import static dev.polycodec.spi.SurrogateProvider.form;

import dev.polycodec.Surrogate;
import java.time.chrono.ChronoLocalDate;
import java.util.List;
import java.util.function.LongFunction;
import org.threeten.extra.chrono.BritishCutoverChronology;
import org.threeten.extra.chrono.BritishCutoverDate;
import org.threeten.extra.chrono.CopticChronology;
import org.threeten.extra.chrono.CopticDate;
import org.threeten.extra.chrono.DiscordianChronology;
import org.threeten.extra.chrono.DiscordianDate;
import org.threeten.extra.chrono.EthiopicChronology;
import org.threeten.extra.chrono.EthiopicDate;
import org.threeten.extra.chrono.InternationalFixedChronology;
import org.threeten.extra.chrono.InternationalFixedDate;
import org.threeten.extra.chrono.JulianChronology;
import org.threeten.extra.chrono.JulianDate;
import org.threeten.extra.chrono.PaxChronology;
import org.threeten.extra.chrono.PaxDate;
import org.threeten.extra.chrono.Symmetry010Chronology;
import org.threeten.extra.chrono.Symmetry010Date;
import org.threeten.extra.chrono.Symmetry454Chronology;
import org.threeten.extra.chrono.Symmetry454Date;

/** Dates of calendars that are the only ones of their class: the days since 1970. */
final class CalendarForms {

  private CalendarForms() {}

  static List<Surrogate<?, ?>> all() {
    return List.of(
        date(BritishCutoverDate.class, BritishCutoverChronology.INSTANCE::dateEpochDay),
        date(CopticDate.class, CopticChronology.INSTANCE::dateEpochDay),
        date(DiscordianDate.class, DiscordianChronology.INSTANCE::dateEpochDay),
        date(EthiopicDate.class, EthiopicChronology.INSTANCE::dateEpochDay),
        date(InternationalFixedDate.class, InternationalFixedChronology.INSTANCE::dateEpochDay),
        date(JulianDate.class, JulianChronology.INSTANCE::dateEpochDay),
        date(PaxDate.class, PaxChronology.INSTANCE::dateEpochDay),
        date(Symmetry010Date.class, Symmetry010Chronology.INSTANCE::dateEpochDay),
        date(Symmetry454Date.class, Symmetry454Chronology.INSTANCE::dateEpochDay));
  }

  private static <T extends ChronoLocalDate> Surrogate<T, Long> date(
      Class<T> type, LongFunction<T> from) {
    return form(type, Long.class, T::toEpochDay, from::apply);
  }
}
