package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("once")
@DisplayName("What a place takes, here and by its own way")
class OwnWaysTest {

  private static final Path TABLE = Page.ROOT.resolve("docs/integrations.md");

  /** A link whose text is how much there is in the file that it leads to. */
  private static final Pattern COUNTED =
      Pattern.compile("\\[(\\d+) (?:lines|properties)]\\(([^)]+)\\)");

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\w*$\n(.*?)^```$");

  private static final Pattern NO_CODE =
      Pattern.compile("^(?:|package .*|import .*|/\\*.*|\\*.*|//.*)$");

  @Test
  void theFiguresOfOwnWaysAreThoseOfTheCodeBehindThem() throws IOException {
    List<MatchResult> figures = COUNTED.matcher(Files.readString(TABLE)).results().toList();
    assertThat(figures).hasSizeGreaterThan(12);
    for (MatchResult figure : figures) {
      Path file = TABLE.resolveSibling(figure.group(2));
      assertThat(code(Files.readAllLines(file).stream()))
          .as(figure.group(2))
          .isEqualTo(Long.parseLong(figure.group(1)));
    }
  }

  /** A block of the page of a module has all of it. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Spring Session, spring-boot-starter, polycodec.codec=, 2",
        "Dubbo 3, dubbo, polycodec.allow=, 1",
        "Kafka's clients, kafka, value.serializer=, 4",
        "Redisson, redis, codec: !<, 1",
        "Netty, netty, pipeline.addLast, 1",
        "The event bus of Vert.x, netty, registerCodec, 1",
        "Ehcache, cache, <default-serializers>, 3",
        "Caffeine's JCache, cache, store-by-value, 1",
        "JetCache, cache, new PolycodecSerialPolicy, 2",
        "Hazelcast, hazelcast, global-serializer, 8",
        "Spark, spark, spark.serializer=, 3",
        "Schemas, registry, RegistryCodec.of, 2"
      })
  void theFiguresOfOursAreThoseOfTheirPages(String place, String module, String text, int lines)
      throws IOException {
    Path page = Page.ROOT.resolve("integrations").resolve(module).resolve("README.md");
    String block =
        BLOCK
            .matcher(Files.readString(page))
            .results()
            .map(found -> found.group(1))
            .filter(code -> code.contains(text))
            .findFirst()
            .orElseThrow();
    assertThat(code(block.lines())).isEqualTo(lines);
    assertThat(Files.readAllLines(TABLE))
        .filteredOn(line -> line.startsWith("| " + place))
        .singleElement(STRING)
        .matches("\\|[^|]+\\|[^|]+\\| " + lines + " (?:lines?|propert(?:y|ies))\\b.*");
  }

  private static long code(Stream<String> lines) {
    return lines.map(String::strip).filter(line -> !NO_CODE.matcher(line).matches()).count();
  }
}
