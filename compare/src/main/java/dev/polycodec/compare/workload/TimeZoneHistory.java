package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The history of a time zone: immutable, without a default constructor. */
public class TimeZoneHistory implements Serializable {

  private static final long serialVersionUID = 1L;

  private final String name;
  private final @Nullable BigDecimal latitude;
  private final @Nullable BigDecimal longitude;
  private final List<Country> countries;
  private final long population;
  private final List<Period> periods;

  TimeZoneHistory(
      String name,
      @Nullable BigDecimal latitude,
      @Nullable BigDecimal longitude,
      List<Country> countries,
      long population,
      List<Period> periods) {
    this.name = name;
    this.latitude = latitude;
    this.longitude = longitude;
    this.countries = countries;
    this.population = population;
    this.periods = periods;
  }

  /** Returns the name, such as {@code Europe/Berlin}. */
  public String name() {
    return name;
  }

  /** Returns the latitude of the city, or null if the zone has none. */
  public @Nullable BigDecimal latitude() {
    return latitude;
  }

  /** Returns the longitude of the city, or null if the zone has none. */
  public @Nullable BigDecimal longitude() {
    return longitude;
  }

  /** Returns the countries that use the zone. */
  public List<Country> countries() {
    return countries;
  }

  /** Returns about how many people live in the city, or 0 if that is not known. */
  public long population() {
    return population;
  }

  /** Returns the periods, the oldest first. */
  public List<Period> periods() {
    return periods;
  }
}
