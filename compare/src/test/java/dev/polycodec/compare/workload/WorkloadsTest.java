package dev.polycodec.compare.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadsTest {

  @Test
  void realDataComesFirst() {
    assertThat(Workloads.names())
        .containsExactly(
            "css",
            "timezones",
            "node-releases",
            "message",
            "user",
            "small",
            "small-records",
            "medium",
            "large",
            "mixed",
            "longs",
            "strings",
            "session-0",
            "session-100",
            "session-1000",
            "session-10000",
            "session-100000",
            "session-1000000",
            "graph");
    assertThat(Workloads.names()).containsAll(Workloads.quickNames());
  }

  @Test
  void unknownNameIsRefusedWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Workloads.load("cities"))
        .withMessageStartingWith("There is no data set 'cities'; there are css, timezones");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "css",
        "timezones",
        "node-releases",
        "message",
        "user",
        "small",
        "small-records",
        "medium",
        "session-1000",
        "graph"
      })
  void sameNameIsTheSameData(String name) throws IOException {
    Workload workload = Workloads.load(name);

    assertThat(workload.name()).isEqualTo(name);
    assertThat(serialized(workload)).isEqualTo(serialized(Workloads.load(name)));
  }

  @ParameterizedTest
  @CsvSource({"small, 100, 16000", "medium, 100, 130000", "large, 100, 10000000"})
  void sizeAsJsonIsThePublishedOne(String name, int objects, int bytes)
      throws JsonProcessingException {
    Workload workload = Workloads.load(name);

    assertThat(workload.objects()).isEqualTo(objects);
    assertThat(new ObjectMapper().writeValueAsBytes(workload.messages().get(0)).length)
        .isBetween(bytes * 95 / 100, bytes * 105 / 100);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 1_000, 10_000, 100_000, 1_000_000})
  void sessionHoldsAsManyBytesAsItsNameSays(int bytes) {
    Session session = (Session) Workloads.load("session-" + bytes).messages().get(0);

    int texts = session.texts.values().stream().mapToInt(String::length).sum();
    int blobs = session.blobs.values().stream().mapToInt(blob -> blob.length).sum();
    assertThat(texts + blobs).isEqualTo(bytes);
  }

  @Test
  void userHasTheFieldsOfThePublishedOne() {
    User user = (User) Workloads.load("user").messages().get(0);

    assertThat(user).hasNoNullFieldsOrProperties();
    assertThat(user.department.children).hasSize(3);
  }

  @Test
  void everyNodeHasThreeEdgesAndSomeLeadBack() {
    Graph graph = (Graph) Workloads.load("graph").messages().get(0);

    assertThat(graph.nodes).hasSize(1_000).allSatisfy(node -> assertThat(node.edges).hasSize(3));
    Set<Node> known = new HashSet<>(graph.nodes);
    assertThat(graph.nodes).allSatisfy(node -> assertThat(known).containsAll(node.edges));
    assertThat(graph.nodes.get(0).edges).contains(graph.nodes.get(0));
  }

  @Test
  void halfOfTheMixedFieldsAreNull() {
    List<?> rows = (List<?>) Workloads.load("mixed").messages().get(0);

    long present = rows.stream().filter(row -> ((MixedRow) row).d3 != null).count();

    assertThat(rows).hasSize(100_000);
    assertThat(present).isBetween(49_000L, 51_000L);
  }

  @Test
  void cssPropertiesAreThoseOfThePackage() {
    Workload css = Workloads.load("css");

    assertThat(css.description()).isEqualTo("651 CSS properties, records (mdn-data 2.27.1)");
    assertThat(css.objects()).isEqualTo(651);
    CssProperty color =
        css.messages().stream()
            .map(CssProperty.class::cast)
            .filter(property -> property.name().equals("color"))
            .findFirst()
            .orElseThrow();
    assertThat(color.syntax()).isEqualTo("<color>");
    assertThat(color.inherited()).isTrue();
    assertThat(color.initial()).containsExactly("canvastext");
    assertThat(color.alsoAppliesTo())
        .containsExactly("::first-letter", "::first-line", "::placeholder");
    assertThat(color.status()).isEqualTo(CssProperty.Status.STANDARD);
    assertThat(color.documentation())
        .hasToString("https://developer.mozilla.org/docs/Web/CSS/color");
  }

  @Test
  void timeZonesAgreeWithTheJdk() {
    TimeZoneHistory berlin =
        Workloads.load("timezones").messages().stream()
            .map(TimeZoneHistory.class::cast)
            .filter(zone -> zone.name().equals("Europe/Berlin"))
            .findFirst()
            .orElseThrow();

    assertThat(berlin.latitude()).isEqualTo(new BigDecimal("52.5"));
    assertThat(berlin.countries()).contains(new Country("DE", "Germany"));
    Instant moment = Instant.parse("2020-07-01T00:00:00Z");
    Period summer =
        berlin.periods().stream()
            .filter(period -> period.until() == null || period.until().isAfter(moment))
            .findFirst()
            .orElseThrow();
    assertThat(summer.abbreviation()).isEqualTo("CEST");
    assertThat(summer.offsetSeconds())
        .isEqualTo(ZoneId.of("Europe/Berlin").getRules().getOffset(moment).getTotalSeconds());
  }

  @Test
  void nodeReleasesHaveVersionAndDate() {
    NodeRelease first = (NodeRelease) Workloads.load("node-releases").messages().get(0);

    assertThat(first)
        .isEqualTo(
            new NodeRelease(
                new NodeRelease.Version(0, 2, 0),
                LocalDate.of(2011, 8, 26),
                null,
                false,
                "2.3.8.0"));
  }

  private static byte[] serialized(Workload workload) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      for (Object message : workload.messages()) {
        out.writeObject(message);
      }
    }
    return bytes.toByteArray();
  }
}
