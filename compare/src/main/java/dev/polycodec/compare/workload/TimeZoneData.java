package dev.polycodec.compare.workload;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Maps the time zones of {@code moment-timezone} (MIT) to objects. */
final class TimeZoneData {

  private final JsonNode zones;
  private final JsonNode countries;

  private TimeZoneData(JsonNode meta) {
    this.zones = meta.required("zones");
    this.countries = meta.required("countries");
  }

  static Workload load() {
    WebJar source = WebJar.find("moment-timezone");
    TimeZoneData data = new TimeZoneData(source.read("data/meta/latest.json"));
    List<TimeZoneHistory> histories = new ArrayList<>();
    for (JsonNode line : source.read("data/packed/latest.json").required("zones")) {
      histories.add(data.history(new PackedZone(line.asText())));
    }
    return Workload.each(
        "timezones",
        histories.size() + " histories of time zones, immutable objects (" + source + ")",
        TimeZoneHistory.class,
        histories);
  }

  private TimeZoneHistory history(PackedZone zone) {
    JsonNode meta = zones.path(zone.name());
    return new TimeZoneHistory(
        zone.name(),
        decimal(meta.path("lat")),
        decimal(meta.path("long")),
        countries(meta.path("countries")),
        zone.population(),
        zone.periods());
  }

  private List<Country> countries(JsonNode codes) {
    List<Country> result = new ArrayList<>();
    for (JsonNode code : codes) {
      String name = countries.required(code.asText()).required("name").asText();
      result.add(new Country(code.asText(), name));
    }
    return result;
  }

  private static @Nullable BigDecimal decimal(JsonNode json) {
    return json.isMissingNode() ? null : new BigDecimal(json.asText());
  }
}
