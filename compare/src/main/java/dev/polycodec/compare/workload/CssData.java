package dev.polycodec.compare.workload;

import com.fasterxml.jackson.databind.JsonNode;
import dev.polycodec.compare.workload.CssProperty.Status;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Maps the CSS properties of {@code mdn-data} (CC0-1.0) to records. */
final class CssData {

  private CssData() {}

  static Workload load() {
    WebJar source = WebJar.find("mdn-data");
    List<CssProperty> properties = new ArrayList<>();
    for (var entry : source.read("css/properties.json").properties()) {
      properties.add(property(entry.getKey(), entry.getValue()));
    }
    return Workload.each(
        "css",
        properties.size() + " CSS properties, records (" + source + ")",
        CssProperty.class,
        properties);
  }

  private static CssProperty property(String name, JsonNode json) {
    return new CssProperty(
        name,
        json.required("syntax").asText(),
        texts(json.path("media")),
        json.required("inherited").asBoolean(),
        texts(json.required("animationType")),
        texts(json.required("percentages")),
        texts(json.required("groups")),
        texts(json.required("initial")),
        json.required("appliesto").asText(),
        texts(json.required("computed")),
        json.required("order").asText(),
        texts(json.path("alsoAppliesTo")),
        Status.valueOf(json.required("status").asText().toUpperCase(Locale.ROOT)),
        json.path("stacking").asBoolean(),
        uri(json.path("mdn_url")));
  }

  /** Returns the texts of an array, or of a single value: the source writes either. */
  private static List<String> texts(JsonNode json) {
    List<String> texts = new ArrayList<>();
    if (json.isTextual()) {
      texts.add(json.asText());
    }
    json.forEach(element -> texts.add(element.asText()));
    return texts;
  }

  private static @Nullable URI uri(JsonNode json) {
    return json.isMissingNode() ? null : URI.create(json.asText());
  }
}
