package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages can be found, followed and read. */
@Tag("once")
class PagesTest {

  private static final Path DOCS = Page.ROOT.resolve("docs");

  static List<Page> all() throws IOException {
    return Page.all();
  }

  static List<Page> forReaders() throws IOException {
    return Page.forReaders();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyLinkLeadsSomewhere(Page page) {
    assertThat(page.links()).allSatisfy(link -> assertThat(page.follow(link)).exists());
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyLinkIntoAPageNamesAHeading(Page page) {
    assertThat(page.links())
        .filteredOn(link -> link.contains("#") && page.follow(link).toString().endsWith(".md"))
        .allSatisfy(
            link ->
                assertThat(Page.of(page.follow(link)).anchors())
                    .as(link)
                    .contains(link.replaceFirst(".*#", "")));
  }

  @Test
  void everyPageIsOneClickFromTheIndex() throws IOException {
    Page index = Page.of(DOCS.resolve("index.md"));
    Set<Path> clicked =
        index.links().stream()
            .map(index::follow)
            .map(path -> Files.isDirectory(path) ? path.resolve("README.md") : path)
            .collect(Collectors.toSet());
    assertThat(all().stream().map(page -> page.file().normalize()))
        .filteredOn(file -> !file.equals(index.file()))
        .hasSizeGreaterThan(70)
        .allSatisfy(file -> assertThat(clicked).contains(file));
  }

  @ParameterizedTest
  @MethodSource("forReaders")
  void halfOfTheSentencesHaveAtMost14Words(Page page) {
    List<Integer> words = page.wordsOfSentences();
    assertThat(words).isNotEmpty();
    int middle = words.size() / 2;
    assertThat((words.get(middle) + words.get((words.size() - 1) / 2)) / 2.0)
        .isLessThanOrEqualTo(14);
  }

  @Test
  void sentencesAreCountedWithoutTablesCodeAndHeadings() {
    List<String> lines =
        """
        # A heading of five words

        One [two](three.md) `four five`. Five
        six!

        | no | words |
        ```
        none here.
        ```
        - Seven: eight nine
        <!-- begin: x -->
        Nothing.
        <!-- end -->
        """
            .lines()
            .toList();
    assertThat(new Page(DOCS.resolve("any.md"), lines).wordsOfSentences())
        .containsExactly(1, 2, 2, 3);
  }

  @Test
  void theFirstScreenOfTheReadmeHasWhatAReaderNeeds() {
    String screen = String.join("\n", Page.readme().lines().subList(0, 40));
    assertThat(screen)
        .contains("```xml", "polycodec-kryo", "Codecs.create()", "docs/speed.svg")
        .contains("./polycodec compare", "mvn verify", "Who it is for");
    assertThat(screen.split("```")[1].lines().skip(1)).hasSizeLessThanOrEqualTo(4);
    assertThat(screen.split("```")[3].lines().skip(1)).hasSize(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"performance.md", "design.md", "choosing.md", "index.md"})
  void pagesThatAreReadFirstAreShort(String page) {
    assertThat(Page.of(DOCS.resolve(page)).lines()).hasSizeLessThanOrEqualTo(120);
  }
}
