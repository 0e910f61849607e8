package dev.polycodec.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The metadata that editors complete properties by")
class MetadataTest {

  @Test
  void describesEachProperty() throws Exception {
    URL metadata = getClass().getResource("/META-INF/spring-configuration-metadata.json");
    List<String> names = new ArrayList<>();
    for (JsonNode property : new ObjectMapper().readTree(metadata).get("properties")) {
      assertThat(property.get("description").textValue()).as("%s", property).endsWith(".");
      names.add(property.get("name").textValue());
    }
    assertThat(names)
        .containsExactlyInAnyOrder(
            "polycodec.allow",
            "polycodec.also-read",
            "polycodec.cache.enabled",
            "polycodec.codec",
            "polycodec.deny",
            "polycodec.envelope",
            "polycodec.evolution",
            "polycodec.http.enabled",
            "polycodec.kafka.enabled",
            "polycodec.on-failure",
            "polycodec.read-legacy",
            "polycodec.redis-template.enabled",
            "polycodec.registry",
            "polycodec.session.enabled");
  }
}
